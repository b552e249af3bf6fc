import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { JWK } from 'oidc-provider';
import { openLocally } from '../../../../testing/local-server.ts';
import { whoSignsIn } from './school-form.ts';

/** What a provider says of one person, by the name with which he signs in there. */
type People = Record<string, Record<string, unknown>>;

const client = { id: 'board', secret: 'a-secret-of-the-board' };

/** The provider that is certified for Node, on this machine, with the accounts of a test. */
export async function startRealProvider(people: People, returnAddress: string) {
  const speakAgain = hushProvider();
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  const { host, close } = await openLocally(server);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const provider = new Provider(`http://${host}`, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [returnAddress],
        post_logout_redirect_uris: [`${new URL(returnAddress).origin}/login`],
      },
    ],
    jwks: { keys: [key as JWK] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub', 'realm_access', 'groups'],
      profile: ['preferred_username', 'name'],
      email: ['email', 'email_verified'],
    },
    // Its own pages ask another site for letters; nobody is asked whether he agrees.
    features: { devInteractions: { enabled: false } },
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => Promise.resolve({ sub: id, ...people[id] }),
    }),
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const accountId = await whoSignsIn(request, response);
    if (accountId) await provider.interactionFinished(request, response, { login: { accountId } });
  });
  return {
    host,
    address: `http://${host}`,
    client,
    close: () => close().finally(speakAgain),
  };
}

/** It warns of every default that a product would not keep; a test keeps them all. */
function hushProvider(): () => void {
  const before = (['info', 'warn'] as const).map((name) => {
    const say: (...said: unknown[]) => void = Reflect.get(console, name);
    Reflect.set(console, name, (...said: unknown[]) => {
      if (!String(said[0]).includes('oidc-provider')) say(...said);
    });
    return { name, say };
  });
  return () => {
    for (const { name, say } of before) Reflect.set(console, name, say);
  };
}

/** A browser at the provider: signs in by its form, and answers with what leads back. */
export async function passThrough(start: string, account: string): Promise<string> {
  const jar = new Map<string, string>();
  async function go(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    return response;
  }
  const { origin } = new URL(start);
  let at = start;
  let response = await go(at);
  while (new URL(at).origin === origin) {
    const next = response.headers.get('location');
    if (next === null) response = await go(at, { account });
    else {
      at = new URL(next, origin).href;
      if (at.startsWith(origin)) response = await go(at);
    }
  }
  return new URL(at).search.slice(1);
}
