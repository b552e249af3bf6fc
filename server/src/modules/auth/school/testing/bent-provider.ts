import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { openLocally } from '../../../../testing/local-server.ts';

/** How this one departs from what a provider should say. */
export interface Bend {
  /** What it calls itself in its document. */
  issuer?: string;
  /** Over the claims of its ID token; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs with a key that nobody was told of. */
  strangeKey?: boolean;
  /** What its token endpoint answers instead. */
  token?: { status: number; body: string };
  /** What its document has besides. */
  document?: Record<string, unknown>;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject): string {
  const text = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** A provider that says whatever a test wants it to say. */
export async function startBentProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const state: { bend: Bend; nonce: string; asked: number } = { bend: {}, nonce: '', asked: 0 };
  const answer = (response: ServerResponse, status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const server = createServer((request, response) => {
    const { bend } = state;
    const path = new URL(request.url ?? '', address).pathname;
    if (path.endsWith('/openid-configuration'))
      return answer(
        response,
        200,
        JSON.stringify({
          issuer: bend.issuer ?? address,
          authorization_endpoint: `${address}/authorize`,
          token_endpoint: `${address}/token`,
          jwks_uri: `${address}/keys`,
          ...bend.document,
        }),
      );
    if (path === '/keys')
      return answer(
        response,
        200,
        JSON.stringify({
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
        }),
      );
    state.asked += 1;
    if (bend.token) return answer(response, bend.token.status, bend.token.body);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: address, aud: 'board', sub: 'lin', iat: now, exp: now + 300 },
      ...{ nonce: state.nonce, ...bend.claims },
    };
    const id_token = signed(claims, bend.strangeKey ? other : privateKey);
    const tokens = { access_token: 'one', token_type: 'Bearer', id_token };
    return answer(response, 200, JSON.stringify(tokens));
  });
  const { host, close } = await openLocally(server);
  const address = `http://${host}`;
  return {
    host,
    address,
    /** How often its token endpoint was asked. */
    asked: () => state.asked,
    bend(bend: Bend) {
      state.bend = bend;
    },
    /** Answers what it leads back with, as if somebody had signed in. */
    leadBack(start: string, more: Record<string, string> = {}): string {
      const query = new URL(start).searchParams;
      state.nonce = query.get('nonce') ?? '';
      const back = { state: query.get('state') ?? '', code: 'a-code', ...more };
      return new URLSearchParams(back).toString();
    },
    close,
  };
}
