import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

export const dialog = (page: Page) => page.getByRole('dialog');
export const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' });
export const address = (page: Page) => new URL(page.url()).pathname;

/** A layer has its entry of the history a moment after it is drawn. */
export const hasLayer = (page: Page) => page.waitForFunction(() => history.state?.layers === 1);

/** Back closes what was opened and leads nowhere. */
export async function back(page: Page, path: string) {
  await page.goBack();
  await gone(page);
  assert.equal(address(page), path, 'going back left the page');
}
