import { listApiTokens, revokeApiToken } from '@board/contracts/calls/api-tokens';
import { giveConsent } from '@board/contracts/calls/oauth';
import type { Asked } from '@board/contracts/schemas/oauth';
import { hourMs } from '@board/time';
import {
  type OAuthClientProvider,
  UnauthorizedError,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';

const redirectUrl = 'http://localhost:49152/back';

/** What the protocol's own library keeps of a board, and where it would send the browser. */
function newKeeper() {
  const kept: Record<string, unknown> = {};
  let sentTo: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'The library', redirect_uris: [redirectUrl] },
    state: () => 'between us',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => String(kept.verifier),
    redirectToAuthorization(url) {
      sentTo = url;
    },
  };
  return {
    provider,
    asked: () => {
      const address = sentTo;
      if (!address) throw new Error('It sent nobody anywhere');
      return { path: address.pathname, query: Object.fromEntries(address.searchParams) };
    },
    tokens: () => kept.tokens as { access_token: string; refresh_token: string; scope: string },
  };
}

describeOnEngines('the library of the protocol', () => {
  const board = boardForEach();
  let lin: SignedIn;
  let url: URL;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
    url = new URL('/mcp', await board.app.http.listen({ port: 0, host: '127.0.0.1' }));
  });

  const open = async (provider: OAuthClientProvider) => {
    const client = new Client({ name: 'the-library', version: '1' });
    const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
    await client.connect(transport);
    return client;
  };

  it('finds the way from a refusal to the page, and with the yes of a person to the tools', async () => {
    const keeper = newKeeper();
    const first = new StreamableHTTPClientTransport(url, { authProvider: keeper.provider });
    const client = new Client({ name: 'the-library', version: '1' });
    await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);
    const { path, query } = keeper.asked();
    expect(path).toBe('/oauth/authorize');
    expect(query).toMatchObject({ resource: url.href, code_challenge_method: 'S256' });

    const { leads_to } = (
      await lin.call(
        giveConsent,
        {
          body: {
            asked: query as unknown as Asked,
            scopes: ['write:tasks'],
            days: 30,
            password: testPassword,
          },
        },
        { host: url.host },
      )
    ).body;
    const back = new URL(leads_to).searchParams;
    expect(back.get('state')).toBe('between us');
    await first.finishAuth(back.get('code') ?? '');
    expect(keeper.tokens().scope).toBe('write:tasks');

    const inside = await open(keeper.provider);
    const added = { name: 'add_task', arguments: { title: 'Lab report', date: '2026-11-18' } };
    expect((await inside.callTool(added)).isError).toBeUndefined();

    const { access_token } = keeper.tokens();
    board.clock.advance(hourMs);
    expect((await inside.listTools()).tools.map(({ name }) => name)).toContain('list_tasks');
    expect(keeper.tokens().access_token).not.toBe(access_token);

    const [row] = (await lin.call(listApiTokens, {})).body.items;
    expect(row).toMatchObject({ name: 'The library', program_host: 'localhost:49152' });
    await lin.call(revokeApiToken, { params: { id: row?.id ?? '' } });
    await expect(inside.listTools()).rejects.toThrow();
  });
});
