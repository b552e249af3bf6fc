import assert from 'node:assert/strict';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { storedSession } from '../../shell/src/identity/stored-session.ts';

export interface Account {
  username: string;
  email: string;
  password: string;
}

let people = 0;

/** A person nobody has met yet in this product. */
export function newAccount(name = 'lin_student'): Account {
  people += 1;
  const username = `${name}_${people}`.slice(0, 20);
  return { username, email: `${username}@example.org`, password: 'red-black-tree' };
}

/** Registers over the API and leaves the page signed in, at the address given. */
export async function registerSignedIn(
  page: Page,
  path = '/',
  account: Account = newAccount(),
  language: Locale = 'en',
): Promise<Account> {
  await takeSession(page, '/api/auth/register', { ...account, language }, path);
  return account;
}

/** Signs an existing person in over the API. */
export async function signIn(
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
  path = '/',
): Promise<void> {
  await takeSession(page, '/api/auth/login', { username, password, remember: true }, path);
}

/** Leaves the page before the sign-in form, as nobody; `home` where it is called something else. */
export async function forgetSession(page: Page, home = ''): Promise<void> {
  // A page of the board might still keep who it is of.
  await page.goto(`${home}/api/health`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${home}/login`);
}

/** Ends the session of a page by its token and, where it has one, its cookie; the page hears of it by itself. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post('/api/auth/logout', { headers });
  assert.ok(response.ok(), `the session was not ended: ${response.status()}`);
}

async function takeSession(page: Page, call: string, data: object, path: string): Promise<void> {
  const response = await page.request.post(call, { data });
  const body = await response.json();
  assert.ok(response.ok(), `${call}: ${response.status()} ${JSON.stringify(body)}`);
  // Storage belongs to an origin, so something of it has to be open first, the smaller the better.
  await page.goto('/api/health');
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    storedSession.tokenKey,
    String(body.token),
  ] as const);
  await page.goto(path);
}
