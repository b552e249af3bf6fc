import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { login } from '../../shared/contracts/calls/auth.ts';
import type { Call, CallShape, InputOf, ReplyOf } from '../../shared/contracts/calls/call.ts';
import { callUrl } from '../../shared/contracts/calls/call-url.ts';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import type { Account } from './accounts.ts';
import type { Product } from './product.ts';

export type Api = <C extends Call<CallShape>>(call: C, input: InputOf<C>) => Promise<ReplyOf<C>>;

/** The API in the name of somebody, without a browser. */
export async function apiOf(
  { url }: Pick<Product, 'url'>,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<Api> {
  const { token } = await apiBy(url)(login, { body: { username, password } });
  return apiBy(url, token);
}

/** In the name and the language of whoever is signed in on a page, as another device would ask. */
export async function apiIn(page: Page): Promise<Api> {
  const { token, language } = await page.evaluate(
    (key) => ({ token: localStorage.getItem(key), language: document.documentElement.lang }),
    storedSession.tokenKey,
  );
  return apiBy(new URL(page.url()).origin, token ?? '', language);
}

/** With a token, or as nobody. */
export const apiBy =
  (url: string, token = '', language = 'en'): Api =>
  async (call, input) => {
    const hasBody = 'body' in input;
    const response = await fetch(url + callUrl(call, input), {
      method: call.method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
    });
    const body = await response.json();
    assert.ok(response.ok, `${call.name}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
