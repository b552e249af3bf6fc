import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { signInAdmin } from '../harness/admin.ts';
import { journeys } from '../harness/journey.ts';
import { hostFolder } from '../harness/other-origin.ts';

const preview = await hostFolder(join(import.meta.dirname, '../../remotes'));

const finance = (page: Page) => page.locator('[data-module="finance"]');
const override = `/?mf.finance=${encodeURIComponent(`${preview.url}/finance/dist`)}`;

journeys(
  'modules in the console',
  (journey) => {
    after(() => preview.close());
    journey('are switched off and on while people look at them', async (traveller) => {
      const { product, page, watch } = traveller;
      watch.expect(/already registered/);
      await signInAdmin(page, product, '/admin/modules');
      await page.getByRole('row', { name: /Finance.*built here.*Works/ }).waitFor();
      await assertAccessible(page);
      await page.getByRole('button', { name: 'Details of Finance' }).click();
      const dialog = page.getByRole('dialog', { name: 'Finance' });
      await dialog.getByText('everybody').waitFor();
      await assertAccessible(page, '[role="dialog"]');

      const board = await page.context().newPage();
      await board.goto('/');
      await finance(board).waitFor();
      await dialog.getByRole('button', { name: 'Switch off' }).click();
      const question = page.getByRole('alertdialog', { name: 'Switch Finance off?' });
      await question.getByRole('button', { name: 'Switch off' }).click();
      await finance(board).waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: 'Switch on' }).click();
      await finance(board).getByRole('tab').first().waitFor();
    });

    journey('give a team its token, once', async ({ product, page }) => {
      await signInAdmin(page, product, '/admin/modules');
      await page.getByRole('button', { name: 'Create a token for a new module' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create a token for a new module' });
      await dialog.getByRole('textbox', { name: 'Name of the module' }).fill('lost-and-found');
      await dialog.getByRole('textbox', { name: 'For whom' }).fill('Their pipeline');
      await dialog.getByRole('button', { name: 'Make a token' }).click();
      const token = await page.getByLabel('Token', { exact: true }).inputValue();
      const headers = { authorization: `Bearer ${token}` };
      const own = await page.request.get('/api/deploy/lost-and-found', { headers });
      const foreign = await page.request.get('/api/deploy/finance', { headers });
      assert.deepEqual([own.status(), foreign.status()], [200, 403]);
    });

    journey(
      'come from elsewhere for those who may, and go back',
      async ({ product, page, watch }) => {
        watch.expect(/already registered/);
        await signInAdmin(page, product, '/');
        await finance(page).waitFor();
        await page.goto(override);
        const question = page.getByRole('alertdialog', { name: 'Run finance from elsewhere?' });
        await question.getByText(`${preview.url}/finance/dist`).waitFor();
        assert.equal(new URL(page.url()).search, '');
        await question.getByRole('button', { name: 'Run it' }).click();
        const notice = page.getByRole('region', { name: 'Remotes from elsewhere' });
        await notice.getByText(`finance comes from ${new URL(preview.url).host}`).waitFor();
        await finance(page).getByRole('tab').first().waitFor();
        const scripts = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => name),
        );
        assert.ok(scripts.some((url) => url.startsWith(`${preview.url}/finance/dist/remote.`)));
        await notice.getByRole('button', { name: 'Back to the released versions' }).click();
        await notice.waitFor({ state: 'detached' });
        await finance(page).getByRole('tab').first().waitFor();
      },
    );

    journey('come from nowhere else for anybody else', async ({ page }) => {
      await registerSignedIn(page, override);
      await page.getByText(/^finance may not be loaded from/).waitFor();
      assert.equal(await page.evaluate(() => sessionStorage.getItem('board.overrides')), null);
    });
  },
  { REMOTE_ORIGINS: preview.url },
);
