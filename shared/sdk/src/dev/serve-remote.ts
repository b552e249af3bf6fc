import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RemoteRelease } from '@board/federation/release';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { offer } from '../build/offer.ts';
import type { RemoteSource } from '../build/read-remote.ts';
import { remoteConfiguration } from '../build/remote-configuration.ts';
import { forPages } from './page-origins.ts';

/** Its sources with hot reload, and what is said of them on the page. */
export async function serveRemote(
  remote: RemoteSource,
  { port, pagePort }: { port: number; pagePort: number },
): Promise<void> {
  const { entry: _, ...configuration } = remoteConfiguration({
    ...remote,
    versions: offer(),
    development: true,
    beside: [join(import.meta.dirname, `overlay/overlay${extname(import.meta.filename)}`)],
  });
  const facts = JSON.stringify(factsOf(remote));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      headers: forPages(pagePort),
      // Its overlay has inline styles, which the product's policy forbids; the terminal tells.
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    },
    rspack({
      ...configuration,
      entry: {},
      plugins: [...(configuration.plugins ?? []), new rspack.DefinePlugin({ BOARD_REMOTE: facts })],
    } satisfies Configuration),
  );
  await server.start();
}

export interface RemoteFacts {
  name: string;
  events: { in: string[]; out: string[] };
  /** Of each of its modules and parts: what it is handed. */
  contracts: string[];
  /** Before the first frame, of the last build for production. */
  initialBytes: number | undefined;
}

function factsOf({ name, folder, descriptor }: RemoteSource): RemoteFacts {
  const { events, modules, slots } = descriptor;
  const file = join(folder, 'dist/release.json');
  const release: RemoteRelease | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
  const initial = release?.files.filter((each) => each.initial);
  return {
    name,
    events: { in: events.in, out: events.out },
    contracts: [
      ...modules.map(({ id, contract = '^1.0.0' }) => `module ${id} ${contract}`),
      ...slots.map(({ slot, contract = '^1.0.0' }) => `slot ${slot} ${contract}`),
    ],
    initialBytes: initial?.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
