import assert from 'node:assert/strict';
import { updateLayout } from '@board/contracts/calls/account';
import {
  listAdminUsers,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import { createNotification } from '@board/contracts/calls/notifications';
import { getDashboard } from '@board/contracts/calls/system';
import { getProfile } from '@board/contracts/calls/user';
import type { Page } from 'playwright-core';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone } from '../harness/journey.ts';

/** By the live stream at once; on a machine that is busy, by the next refresh. */
const refreshed = 45_000;

const moduleOn = (page: Page, id: string) => page.locator(`[data-module="${id}"]`);

async function hide(page: Page, name: string) {
  await page.getByRole('button', { name: 'Dashboard settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Dashboard settings' });
  await settings.getByRole('switch', { name, exact: true }).click();
  await settings.getByRole('button', { name: 'Done' }).click();
}

async function logIn(page: Page, username: string, password: string) {
  await page.locator('input[autocomplete^="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

journeysAlone('an open page', (journey) => {
  journey('follows another one and undoes nothing of it', async ({ page, product }) => {
    const account = await registerSignedIn(page);
    const api = await apiOf(product, account);
    const { modules } = await api(getDashboard, {});
    assert.equal(new Set(modules.map(({ id }) => id)).size, modules.length);
    assert.ok(
      modules.some(({ id, visible }) => id === 'timeline' && visible),
      'the first list is full',
    );

    await moduleOn(page, 'finance').waitFor();
    const other = await page.context().newPage();
    await other.goto('/');
    await moduleOn(other, 'timeline').waitFor();
    await page.bringToFront();
    await hide(page, 'Timeline');
    await other.bringToFront();
    await moduleOn(other, 'timeline').waitFor({ state: 'detached', timeout: refreshed });
    await hide(other, 'Finance');
    await page.bringToFront();
    await moduleOn(page, 'finance').waitFor({ state: 'detached', timeout: refreshed });
    const hidden = (await api(getDashboard, {})).modules.filter(({ visible }) => !visible);
    assert.deepEqual(hidden.map(({ id }) => id).sort(), ['finance', 'timeline']);

    await api(updateLayout, { body: { modules: [] } });
    await moduleOn(page, 'timeline').waitFor();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await other.bringToFront();
    await other.locator('html.dark').waitFor();
  });

  journey(
    'follows its account: role, console, name and what was said to it',
    async ({ page, product, watch }) => {
      watch.expect(/40[13]/);
      const student = newAccount();
      await registerSignedIn(page, '/', student, 'zh-CN');
      const admin = await apiOf(product, product.admin);
      const { items } = await admin(listAdminUsers, { query: { search: student.username } });
      const params = { id: String(items[0]?.id) };
      await moduleOn(page, 'tasks').waitFor();

      await admin(updateAdminUser, { params, body: { role: 'admin' } });
      const menu = page.getByRole('button', { name: /^账号/ });
      const entry = page.getByRole('menuitem', { name: '管理控制台' });
      await menu.click();
      await entry.waitFor({ timeout: refreshed });
      assert.equal(await entry.getAttribute('href'), '/admin');
      await entry.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForURL((url) => url.pathname === '/admin');
      await admin(updateAdminUser, { params, body: { role: 'student' } });
      await page.waitForURL((url) => url.pathname === '/', { timeout: refreshed });

      const body = { username: student.username, title: '考试改期', message: '周五改到周六' };
      await admin(createNotification, { body });
      await page.getByText('考试改期').first().waitFor();
      await admin(updateUserStatus, { params, body: { status: 'inactive' } });
      await page.waitForURL(/\/login/);
      await page.getByText('考试改期').first().waitFor({ state: 'detached' });
      assert.equal(await page.getByLabel('用户名').inputValue(), student.username);
    },
    { locale: 'zh-CN' },
  );

  journey('has its places while nobody has said yet who is here', async ({ page, watch }) => {
    watch.expect(/preloaded using link preload but not used/);
    await registerSignedIn(page);
    await moduleOn(page, 'tasks').waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/verify', async (route) => {
      await answer.promise;
      await route.continue();
    });
    // Whom this browser knows is shown at once.
    await page.evaluate(() => localStorage.removeItem('board.token.owner'));
    await page.reload();
    await page.locator('main[aria-busy="true"]').waitFor();
    answer.resolve();
    await moduleOn(page, 'tasks').waitFor();
  });

  journey('says when to come again to who has tried too often', async ({ page, watch }) => {
    watch.expect(/401|429/);
    const { username } = newAccount();
    const data = { username, password: 'wrong-password' };
    for (let tries = 0; tries < 10; tries += 1)
      await page.request.post('/api/auth/login', { data });
    await page.goto('/login');
    await logIn(page, username, data.password);
    await page.getByText('Too many attempts. Please try again in 15 minutes.').waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await logIn(page, username, data.password);
    await page.getByText('操作过于频繁。请在15分钟后再试。').waitFor();
  });

  journey(
    'gives the first administrator language and zone of the first browser',
    async ({ page, product }) => {
      await page.goto('/login');
      await logIn(page, product.admin.username, product.admin.password);
      await page.getByRole('heading', { name: 'Admin console' }).waitFor();
      const { preferences } = await (await apiOf(product, product.admin))(getProfile, {});
      assert.deepEqual(
        [preferences.language, preferences.timeZone, preferences.darkMode],
        ['en', 'Europe/London', true],
      );
    },
    { timezoneId: 'Europe/London', colorScheme: 'dark' },
  );
});
