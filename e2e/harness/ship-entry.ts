import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  deployChannel,
  getDeployment,
  publishRelease,
} from '../../shared/contracts/calls/delivery.ts';
import type { Registry } from '../../shared/federation/registry.ts';
import type { RemoteRelease } from '../../shared/federation/release.ts';
import { apiBy } from './api.ts';
import type { Product } from './product.ts';

/** An entry by hand, as the federation runtime meets it. */
export const entryOf = (name: string, remote: string): string =>
  `globalThis[${JSON.stringify(name)}] = { init() {}, get: async () => () => ({ remote: ${remote} }) };`;

/** A team that ships what it wrote by hand, with the descriptor of what is served. */
export function teamOf(product: Product, name: string, token: string) {
  const ask = apiBy(product.url, token);

  async function publish(text: string): Promise<string> {
    const digest = (encoding: 'base64' | 'base64url') =>
      createHash('sha384').update(text).digest(encoding);
    const hex = createHash('sha256').update(text).digest('hex');
    const upload = await fetch(`${product.url}/api/deploy/${name}/files/${digest('base64url')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: text,
    });
    assert.ok(upload.ok, await upload.text());
    const { platform, runtime, shared, descriptor } = await servedOf(product, name);
    const entry = `${name}.${hex.slice(0, 16)}.js`;
    const release: RemoteRelease = {
      ...{ format: 1, name, version: `1.0.0-${hex.slice(0, 12)}`, entry },
      ...{ platform, runtime, shared, descriptor },
      files: [
        {
          path: entry,
          bytes: Buffer.byteLength(text),
          integrity: `sha384-${digest('base64')}`,
          kind: 'entry',
          initial: true,
        },
      ],
    };
    await ask(publishRelease, { params: { remote: name }, body: { release } });
    return release.version;
  }

  return {
    publish,
    /** For everybody, at once. */
    async ship(text: string): Promise<string> {
      const version = await publish(text);
      const { channels } = await ask(getDeployment, { params: { remote: name } });
      const revision = channels.find(({ channel }) => channel === 'stable')?.revision ?? 0;
      const params = { remote: name, channel: 'stable' as const };
      await ask(deployChannel, { params, body: { version, revision } });
      return version;
    },
  };
}

/** What nobody in particular is served. */
export async function servedOf({ url }: Pick<Product, 'url'>, name: string) {
  const registry: Registry = await (await fetch(`${url}/registry.json`)).json();
  const remote = registry.remotes.find((each) => each.name === name);
  assert.ok(remote, `${name} is not served`);
  return remote;
}
