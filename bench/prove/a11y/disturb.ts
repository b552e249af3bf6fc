import type { Page } from 'playwright-core';

const api = /\/api\//;

/** Opens the page again while the server answers nobody, or says that it is closed. */
export function disturbed(how: 'no network' | 'maintenance', shown: string) {
  return async (page: Page): Promise<void> => {
    await page.route(api, (route) =>
      how === 'no network'
        ? route.abort()
        : route.fulfill({
            status: 503,
            json: { success: false, code: 'server.maintenance', message: 'closed' },
          }),
    );
    await page.reload();
    await page.locator(shown).first().waitFor();
    await page.unroute(api);
  };
}
