import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { getProfile } from '@board/contracts/calls/user';
import type { Locator, Page } from 'playwright-core';
import { registerSignedIn, signIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { describedBy } from '../harness/fields.ts';
import { journeys } from '../harness/journey.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const isWrong = (field: Locator) =>
  field.and(field.page().locator('[aria-invalid="true"]')).waitFor();
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

journeys('an account', (journey) => {
  journey('gets another password, which ends every session', async ({ page, product, watch }) => {
    watch.expect(/status of 4\d\d/);
    const account = await registerSignedIn(page, '/profile');
    const elsewhere = await apiOf(product, account);
    const security = card(page, 'Security');
    const current = security.getByRole('textbox', { name: 'Current password' });
    const next = security.getByRole('textbox', { name: 'New password', exact: true });
    const again = security.getByRole('textbox', { name: 'Confirm new password' });
    const change = security.getByRole('button', { name: 'Change password' });
    const sure = page
      .getByRole('alertdialog', { name: 'Change the password?' })
      .getByRole('button', { name: 'Change password' });

    await change.click();
    await isWrong(current);
    assert.match(await describedBy(current), /please enter the current password/);
    await current.fill('not-that-one');
    await next.fill('blue-black-tree');
    await again.fill('blue-black-bee');
    await change.click();
    await isWrong(again);
    assert.match(await describedBy(again), /the two passwords entered do not match/);
    await again.fill('blue-black-tree');
    await change.click();
    await sure.click();
    await isWrong(current);
    assert.notEqual(await describedBy(current), '');
    assert.equal(await next.inputValue(), 'blue-black-tree');

    await current.fill(account.password);
    await change.click();
    await sure.click();
    await page.waitForURL(/\/login$/);
    await page.getByText('password changed, log in with the new password').waitFor();
    await assert.rejects(elsewhere(getProfile, {}), /401/);
    await page.getByLabel('Username').fill(account.username);
    await page.getByRole('textbox', { name: 'Password' }).fill('blue-black-tree');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('sees where it is logged in and ends what it does not know', async (traveller) => {
    const { page, product } = traveller;
    const account = await registerSignedIn(page);
    const browser = page.context().browser();
    const other = await browser?.newContext({ baseURL: product.url, userAgent: firefoxOnAndroid });
    assert.ok(other);
    try {
      const elsewhere = await other.newPage();
      await signIn(elsewhere, account, '/profile');
      await elsewhere.getByRole('heading', { name: account.username }).waitFor();
      await page.goto('/profile');
      const sessions = card(page, 'Where you are logged in').getByRole('listitem');
      const phone = sessions.filter({ hasText: 'Firefox on Android' });
      await phone.getByRole('button', { name: 'Log out' }).click();
      await page
        .getByRole('alertdialog', { name: 'Log out Firefox on Android?' })
        .getByRole('button', { name: 'Log out' })
        .click();
      await page.getByText('That device is logged out').waitFor();
      await sessions.nth(1).waitFor({ state: 'detached' });
      await elsewhere.waitForURL(/\/login/);
    } finally {
      await other.close();
    }
  });

  journey('takes everything along as one file', async ({ page }) => {
    const { username } = await registerSignedIn(page, '/profile');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    const download = await arriving;
    assert.equal(download.suggestedFilename(), `${username}.zip`);
    const file = await buffer(await download.createReadStream());
    assert.equal(file.subarray(0, 2).toString(), 'PK');
  });

  journey('is deleted only by who knows its password', async ({ page, watch }) => {
    watch.expect(/status of 4\d\d/);
    const { username, password } = await registerSignedIn(page, '/profile');
    const question = page.getByRole('dialog', { name: `Delete the account “${username}”?` });
    const typed = question.getByRole('textbox', { name: 'Current password' });
    const sure = question.getByRole('button', { name: 'Delete account' });
    const ask = () => page.getByRole('button', { name: 'Delete account' }).click();

    await ask();
    await sure.click();
    await isWrong(typed);
    assert.match(await describedBy(typed), /please enter the current password/);
    await typed.fill('not-that-one');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await ask();
    assert.equal(await typed.inputValue(), '', 'what was typed before is gone');
    await typed.fill('not-that-one');
    await typed.press('Enter');
    await isWrong(typed);
    await typed.fill(password);
    await sure.click();
    await page.waitForURL(/\/login$/);
    const reply = await page.request.post('/api/auth/login', { data: { username, password } });
    assert.equal(reply.status(), 401);
  });
});
