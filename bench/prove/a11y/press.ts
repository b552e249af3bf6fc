import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');
const special = /[.*+?^${}()|[\]\\]/g;

/** Presses the button that the shell or a remote names by `key`, in the language of the page. */
export function press(room: string, key: string, opened: string) {
  return async (page: Page): Promise<void> => {
    const name = await nameOf(page, room, key);
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.locator(opened).first().waitFor();
  };
}

async function nameOf(page: Page, room: string, key: string): Promise<RegExp> {
  const locale = await page.evaluate(() => document.documentElement.lang);
  const catalog = readFileSync(join(root, room, 'src/messages', `${locale}.json`), 'utf8');
  let found: unknown = JSON.parse(catalog);
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`${room} has no text ${key} in ${locale}.`);
  const pieces = found.split(/\{\{.*?\}\}/).map((piece) => piece.replaceAll(special, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`);
}
