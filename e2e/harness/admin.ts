import { updatePreferences } from '@board/contracts/calls/user';
import type { Page } from 'playwright-core';
import { signIn } from './accounts.ts';
import { apiOf } from './api.ts';
import type { Product } from './product.ts';

/** The first administrator speaks Chinese until he says otherwise. */
export async function signInAdmin(page: Page, product: Product, path: string): Promise<void> {
  const admin = await apiOf(product, product.admin);
  await admin(updatePreferences, { body: { language: 'en' } });
  await signIn(page, product.admin, path);
}
