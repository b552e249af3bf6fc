import type { Page } from 'playwright-core';

/** Types into the palette that was just opened, and runs what it offers first, which is this. */
export async function runFound(page: Page, words: string, offered: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search, add or ask' });
  await field.fill(words);
  await page
    .getByRole('option', { name: offered })
    .and(page.locator('[data-highlighted]'))
    .waitFor();
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
}
