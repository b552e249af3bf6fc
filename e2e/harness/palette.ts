import type { Page } from 'playwright-core';

/** By its keys, or on a phone by the field in the head. */
export async function openPalette(page: Page, isPhone = false) {
  await page.locator('[data-module="tasks"]').waitFor();
  if (isPhone)
    await page.getByRole('button', { name: /Search, add or ask|搜索、添加或提问/ }).tap();
  else await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  return field;
}

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
