import { send } from '../running/person.ts';
import { digest, type Made } from './made-release.ts';

export const names = ['proof-one', 'proof-two', 'proof-three'] as const;
export type Name = (typeof names)[number];
export type Channel = 'stable' | 'canary';

export type Ask = <Body>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<Body>;

/** Asks in somebody's name, and throws where the answer is no. */
export const askIn =
  (url: () => string, own: string): Ask =>
  async <Body>(method: string, path: string, body?: unknown, token = own) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await send<Body>(url(), method, path, body, headers);
    if (reply.status >= 400)
      throw new Error(`${method} ${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

/** The teams of the remotes: each ships with a token of its own. */
export async function openTeams(url: () => string, ask: Ask) {
  const tokens = new Map<string, string>();
  for (const name of names) {
    const path = `/admin/remotes/${name}/tokens`;
    tokens.set(name, (await ask<{ token: string }>('POST', path, { name: 'A proof' })).token);
  }

  async function revisionOf(name: Name, channel: Channel): Promise<number> {
    const { channels } = await ask<{ channels: { channel: string; revision: number }[] }>(
      'GET',
      `/deploy/${name}`,
      undefined,
      tokens.get(name),
    );
    return channels.find((each) => each.channel === channel)?.revision ?? 0;
  }

  return {
    revisionOf,
    async publish({ release, contents }: Made): Promise<void> {
      const token = tokens.get(release.name) ?? '';
      for (const bytes of contents.values()) {
        const hash = digest(bytes, 'sha384', 'base64url');
        const response = await fetch(`${url()}/api/deploy/${release.name}/files/${hash}`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/octet-stream',
          },
          body: new Uint8Array(bytes),
        });
        if (!response.ok) throw new Error(`An upload was answered ${response.status}`);
      }
      await ask('POST', `/deploy/${release.name}/releases`, { release }, token);
    },
    async promote(name: Name, channel: Channel, version: string): Promise<void> {
      const revision = await revisionOf(name, channel);
      const path = `/deploy/${name}/channels/${channel}`;
      await ask('POST', path, { version, revision }, tokens.get(name));
    },
  };
}
