import assert from 'node:assert/strict';
import { createAdminUser, updateAdminUser } from '@board/contracts/calls/admin-users';
import { updatePreferences } from '@board/contracts/calls/user';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn, signIn } from '../harness/accounts.ts';
import { signInAdmin } from '../harness/admin.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openConsole(page: Page, product: Product): Promise<void> {
  await signInAdmin(page, product, '/admin');
  await page.getByRole('searchbox', { name: 'Search users' }).waitFor();
}

journeysAlone('the console', (journey) => {
  journey('finds a person, disables him for real and lets him in again', async (traveller) => {
    const { page, product, watch, elsewhere } = traveller;
    watch.expect(/401|403/);
    const account = newAccount('disabled');
    const his = await elsewhere();
    await registerSignedIn(his, '/', account);
    await openConsole(page, product);
    await page.getByRole('searchbox', { name: 'Search users' }).fill(account.username);
    await page.getByRole('button', { name: `Disable ${account.username}` }).click();
    await page.getByText(`${account.username} is disabled`).waitFor();
    const login = () =>
      page.request.post('/api/auth/login', {
        data: { username: account.username, password: account.password },
      });
    assert.equal((await login()).status(), 403);
    await his.waitForURL((url) => url.pathname === '/login');
    await his.goto('/');
    await his.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('button', { name: `Enable ${account.username}` }).click();
    await page.getByText(`${account.username} is active again`).waitFor();
    assert.equal((await login()).status(), 200);
  });

  journey(
    'goes at once from the page of whoever is no administrator any more, in Chinese',
    async (each) => {
      const { page, product, watch } = each;
      // What the page asks for meanwhile is not his any more.
      watch.expect(/403/);
      const account = newAccount('demoted');
      const chief = await apiOf(product, product.admin);
      const { user } = await chief(createAdminUser, { body: { ...account, role: 'admin' } });
      // Whoever is made by hand begins in the language of whoever made him.
      await (await apiOf(product, account))(updatePreferences, { body: { language: 'zh-CN' } });
      await signIn(page, account, '/admin');
      const users = region(page, '用户');
      await users.waitFor();
      await chief(updateAdminUser, { params: { id: user.id }, body: { role: 'student' } });
      await page.waitForURL((url) => url.pathname === '/');
      await users.waitFor({ state: 'detached' });
    },
  );

  journey(
    'creates a user whose link opens the page of a new password',
    async ({ page, product }) => {
      await openConsole(page, product);
      const { username, email } = newAccount('invited');
      await page.getByRole('button', { name: 'New user' }).click();
      const dialog = page.getByRole('dialog', { name: 'New user' });
      await dialog.getByLabel('Username').fill(username);
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: 'Create' }).click();
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      assert.ok(link.startsWith(`${product.url}/reset-password#token=`), link);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Close anyway' }).click();
      await page.getByRole('button', { name: `Edit ${username}` }).waitFor();
    },
  );

  journey('closes the board for maintenance, with a page that says so', async (traveller) => {
    const { page, product, watch, elsewhere } = traveller;
    watch.expect(/503/);
    await openConsole(page, product);
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await page.getByRole('button', { name: 'Switch on' }).click();
    const saved = page.getByText('Settings saved');
    await saved.waitFor();
    const his = await elsewhere();
    await registerSignedIn(his, '/');
    await his.getByRole('heading', { name: /maintenance/i }).waitFor();
    // What was said first is not to be taken for the second.
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await saved.waitFor();
    await page.getByRole('switch', { name: 'Maintenance mode', checked: false }).waitFor();
  });

  journey('makes a backup that is whole, and exports what it says', async ({ page, product }) => {
    await openConsole(page, product);
    const backups = region(page, 'Backups');
    await backups.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText(/^Backup made/).waitFor();
    await backups.getByRole('button', { name: 'Verify' }).first().click();
    await page.getByText(/^The backup is whole/).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export data' }).click();
    assert.match((await download).suggestedFilename(), /^board-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
    await page.getByText('The snapshot was downloaded').waitFor();
  });

  journey('leads to how the servers are, and what they are late with', async (traveller) => {
    const { page, product } = traveller;
    await openConsole(page, product);
    await page.getByRole('link', { name: 'Show health' }).click();
    await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
    // Figures are taken at every fifth minute of the clock, which may just have been.
    const figures = page.getByRole('heading', { name: 'The last 24 hours' }).locator('xpath=../..');
    await figures.getByText(/within five minutes of the start|Event loop delay/).waitFor();
    for (const name of ['Mail and push', 'Slow queries', 'Jobs that are due or failed'])
      await page.getByRole('table', { name }).waitFor();
    await assertAccessible(page);
  });

  for (const width of [1440, 360]) {
    journey(
      `is accessible and fits at ${width} px`,
      async ({ page, product }) => {
        await openConsole(page, product);
        await page.getByRole('meter', { name: 'CPU' }).waitFor();
        await page.getByRole('button', { name: 'Back up now' }).waitFor();
        await assertAccessible(page);
        await assertFits(page);
      },
      { viewport: { width, height: 900 } },
    );
  }
});
