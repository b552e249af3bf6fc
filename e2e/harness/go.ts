import type { Page } from 'playwright-core';

/** The entry of a layer that was just closed leaves the history a moment later. */
export const layersGone = (page: Page) => page.waitForFunction(() => !history.state?.layers);

/** As a link leads there: without loading the page again. */
export async function go(page: Page, path: string): Promise<void> {
  await layersGone(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main').first().waitFor();
}

/** Two keys that lead somewhere, sent together: the first is forgotten after a second. */
export const pressInTurn = (page: Page, ...keys: [string, string]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));
