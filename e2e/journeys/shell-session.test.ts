import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { endSessionElsewhere, newAccount, registerSignedIn, signIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

const atPath = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname + url.search === path);

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

journeys('the session', (journey) => {
  journey('registers from a wanted page and comes back to it', async ({ page }) => {
    const account = newAccount();
    await page.goto('/profile?from=here');
    await atPath(page, '/login?redirect=%2Fprofile%3Ffrom%3Dhere');
    await page.getByRole('link', { name: 'Create an account' }).click();
    // Both forms ask for a name.
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('something-else');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('the two passwords entered do not match').waitFor();
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await atPath(page, '/profile?from=here');
    await page.getByRole('heading', { name: account.username }).waitFor();
  });

  journey(
    'says that a password is wrong, and that the network is gone',
    async ({ page, watch }) => {
      watch.expect(/401|ERR_INTERNET_DISCONNECTED|fetching the script/);
      const account = newAccount();
      await page.request.post('/api/auth/register', { data: account });
      await page.goto('/login');
      await logIn(page, account.username, 'wrong-password');
      await page.getByText('wrong username or password').waitFor();
      await page.context().setOffline(true);
      await logIn(page, account.username, account.password);
      await page.getByText('login failed, please retry later').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Log in' }).click();
      await atPath(page, '/');
    },
  );

  journey('sends an admin to the console, and nobody else', async ({ page, product }) => {
    await page.goto('/login');
    await logIn(page, product.admin.username, product.admin.password);
    await atPath(page, '/admin');
    // He speaks Chinese until he signs in on a page of another language.
    await page.getByRole('heading', { level: 1, name: 'Admin console' }).waitFor();
    // Nothing of the console is on its way any more, and asks in nobody's name.
    await page.goto('/api/health');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await registerSignedIn(page, '/admin');
    await atPath(page, '/');
  });

  journey('follows no redirect to another site', async ({ page, product }) => {
    await registerSignedIn(page);
    await page.goto(`/login?redirect=${encodeURIComponent('//elsewhere.example/x')}`);
    await atPath(page, '/');
    assert.equal(new URL(page.url()).origin, product.url);
  });

  itsEnd(journey);
});

journeys(
  'the session that no script can read',
  (journey) => {
    itsEnd(journey);

    journey(
      'leaves nothing in the page that opens it from elsewhere',
      async ({ page, product }) => {
        await registerSignedIn(page, '/profile');
        const kept = await page.evaluate(
          () => JSON.stringify({ ...localStorage }) + document.cookie,
        );
        const [cookie] = (await page.context().cookies(`${product.url}/api`)).filter(
          ({ name }) => name === 'board_session',
        );
        assert.ok(cookie?.httpOnly && !kept.includes(cookie.value));
        const name = await page.evaluate(
          (key) => localStorage.getItem(key),
          storedSession.tokenKey,
        );
        const headers = { authorization: `Bearer ${name}` };
        const elsewhere = await fetch(`${product.url}/api/user/profile`, { headers });
        assert.equal(elsewhere.status, 401);
      },
    );
  },
  { SESSION_TOKENS: 'cookie' },
);

/** Wherever the browser keeps it. */
function itsEnd(journey: Parameters<Parameters<typeof journeys>[1]>[0]) {
  journey('whose token died leads to sign-in and back', async ({ page, watch }) => {
    watch.expect(/401/);
    const account = await registerSignedIn(page, '/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Bio').fill('Half a sentence');
    await endSessionElsewhere(page);
    await page.getByText('Your session has ended').waitFor();
    await logIn(page, account.username, account.password);
    await atPath(page, '/profile');
    await page.getByRole('button', { name: 'Edit' }).click();
    assert.equal(await page.getByLabel('Bio').inputValue(), 'Half a sentence');
  });

  journey('ends with nothing of the person left, in every tab', async ({ page }) => {
    await registerSignedIn(page);
    const other = await page.context().newPage();
    await other.goto('/profile');
    await other.getByRole('heading', { name: 'Preferences' }).waitFor();
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await atPath(page, '/login');
    await other.waitForURL(/\/login/);
    await page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => ['darkMode', 'board.locale'].includes(key)),
    );
    // It goes when the other tab has closed it, which nobody waits for.
    await page.waitForFunction(async () => (await indexedDB.databases()).length === 0);
  });

  journey(
    'of another person in one tab shows nothing of the first in the other',
    async ({ page, watch }) => {
      // The tab of the first may ask once more in a name that is no longer its own.
      watch.expect(/401/);
      const first = await registerSignedIn(page, '/profile');
      const second = newAccount('zhou_student');
      await page.request.post('/api/auth/register', { data: second });
      const other = await page.context().newPage();
      await signIn(other, second, '/profile');
      await page.getByRole('heading', { name: second.username }).waitFor();
      await page.getByText(first.username).waitFor({ state: 'detached' });
    },
  );
}
