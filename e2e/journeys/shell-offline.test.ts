import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

async function withWorker(page: Page) {
  await registerSignedIn(page);
  await page.locator('[data-module="ai-chat"]').waitFor();
  await page.evaluate(async () => {
    const pages = await caches.open('board-pages');
    while ((await pages.keys()).length < 2) await new Promise((next) => setTimeout(next, 100));
  });
}

journeys('without a network', (journey) => {
  journey('the last board can be opened and read', async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await withWorker(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Offline.').waitFor();
    await page.locator('[data-module="finance"]').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Offline.').waitFor({ state: 'detached', timeout: 40_000 });
  });

  journey('what the browser keeps is gone after logging out', async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await withWorker(page);
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    await page.context().setOffline(true);
    const kept = await page.evaluate(async () => (await indexedDB.databases()).length);
    assert.equal(kept, 0);
    assert.equal(await page.evaluate(() => localStorage.getItem('board.user')), null);
  });
});
