import { createHash } from 'node:crypto';
import { giveConsent, readConsent } from '@board/contracts/calls/oauth';
import type { TokenScope } from '@board/contracts/constants/api-tokens';
import type { Asked } from '@board/contracts/schemas/oauth';
import { type SignedIn, type TestApp, testPassword } from './test-app.ts';

export const redirect = 'https://program.example.org/back';
const verifier = 'v'.repeat(43);

interface Answer {
  status: number;
  body: Record<string, string>;
}

/** A program that is no library: it says what it is told to say, right or wrong. */
export function oauthProgram(board: TestApp) {
  const post = async (url: string, type: string, payload: string): Promise<Answer> => {
    const headers = { 'content-type': type };
    const reply = await board.app.http.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const form = (url: string, fields: Record<string, string>) =>
    post(url, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());

  const register = (said: object = {}) =>
    post(
      '/oauth/register',
      'application/json',
      JSON.stringify({ client_name: 'An editor', redirect_uris: [redirect], ...said }),
    );
  const clientId = async (said?: object) => (await register(said)).body.client_id as string;
  const asking = async (change: Partial<Asked> = {}): Promise<Asked> => ({
    client_id: change.client_id ?? (await clientId()),
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'write:tasks read:courses',
    state: 'between us',
    ...change,
  });
  const read = async (person: SignedIn, asked: Asked) =>
    (await person.call(readConsent, { query: asked })).body;
  /** The yes of a person, and what the browser then takes along. */
  const consent = async (
    person: SignedIn,
    asked: Asked,
    scopes: readonly TokenScope[] = ['write:tasks'],
  ) => {
    const body = { asked, scopes: [...scopes], days: 30, password: testPassword };
    const { leads_to } = (await person.call(giveConsent, { body })).body;
    return Object.fromEntries(new URL(leads_to).searchParams) as Record<string, string>;
  };
  const exchange = (asked: Asked, code = '', change: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: asked.client_id,
      code,
      redirect_uri: asked.redirect_uri,
      code_verifier: verifier,
      ...change,
    });
  const renew = (asked: Pick<Asked, 'client_id'>, refresh_token = '', change = {}) =>
    form('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: asked.client_id,
      refresh_token,
      ...change,
    });
  const revoke = (asked: Pick<Asked, 'client_id'>, token = '') =>
    form('/oauth/revoke', { client_id: asked.client_id, token });
  /** From the first word to a token. */
  const letIn = async (person: SignedIn, scopes: readonly TokenScope[] = ['write:tasks']) => {
    const asked = await asking({ scope: scopes.join(' ') });
    const { code } = await consent(person, asked, scopes);
    return { asked, ...(await exchange(asked, code)).body } as {
      asked: Asked;
      access_token: string;
      refresh_token: string;
      scope: string;
    };
  };
  /** What MCP answers to a token. */
  const knock = async (token: string) => {
    const { statusCode } = await board.app.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    return statusCode;
  };

  return { register, clientId, asking, read, consent, exchange, renew, revoke, letIn, knock };
}
