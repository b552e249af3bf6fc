import type { Route } from 'playwright-core';
import type { Act } from './press.ts';

const closed = { success: false, code: 'server.maintenance', message: 'closed' };

/** Opens the page again while the server answers nobody, or says that it is closed. */
export function disturbed(how: 'no network' | 'maintenance', shown: string): Act {
  return opensWith(/\/api\//, shown, (route) =>
    how === 'no network' ? route.abort() : route.fulfill({ status: 503, json: closed }),
  );
}

/** Opens the page again while one of its files is not to be had. */
export function without(file: RegExp, shown: string): Act {
  return opensWith(file, shown, (route) => route.fulfill({ status: 404, body: 'gone' }));
}

/** Opens the page again while the server speaks of a person without a name, which no page can draw. */
export function withNobodyKnown(shown: string): Act {
  return opensWith(/\/api\/auth\/verify/, shown, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, user: { ...answer.user, username: null } },
    });
  });
}

function opensWith(url: RegExp, shown: string, answer: (route: Route) => Promise<void>): Act {
  return async (page) => {
    await page.route(url, answer);
    await page.reload();
    await page.locator(shown).first().waitFor();
  };
}
