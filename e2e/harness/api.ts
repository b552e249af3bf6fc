import assert from 'node:assert/strict';
import type { Call, CallShape, InputOf, ReplyOf } from '../../shared/contracts/calls/call.ts';
import { callUrl } from '../../shared/contracts/calls/call-url.ts';
import type { Account } from './accounts.ts';
import type { Product } from './product.ts';

export type Api = <C extends Call<CallShape>>(call: C, input: InputOf<C>) => Promise<ReplyOf<C>>;

/** The API in the name of somebody, without a browser. */
export async function apiOf(
  { url }: Pick<Product, 'url'>,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<Api> {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  });
  const { token }: { token: string } = await reply.json();
  return async (call, input) => {
    const response = await fetch(url + callUrl(call, input), {
      method: call.method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...('body' in input ? { body: JSON.stringify(input.body) } : {}),
    });
    const body = await response.json();
    assert.ok(response.ok, `${call.name}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
}
