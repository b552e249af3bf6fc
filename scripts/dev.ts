import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { defineRemote, defineShell, defineStandalone } from '../rspack.config.base.ts';
import { developedRegistry } from '../shared/sdk/src/dev/developed-registry.ts';
import { freePort } from '../shared/sdk/src/dev/free-port.ts';
import { forPages } from '../shared/sdk/src/dev/page-origins.ts';
import { PlainEnd, runScript, say } from '../shared/sdk/src/plain-end.ts';
import { adminToken, startOwnServer } from './dev/own-server.ts';
import { buildChanged } from './workspace/builds.ts';
import { root } from './workspace/packages.ts';
import { type BundleFolder, bundleFolder } from './workspace/remote-folder.ts';

const usage = `pnpm dev                    the product, the shell with hot reload
pnpm dev <remote>           the same, and that remote with hot reload
pnpm dev <remote> --alone   that remote over the mock shell
pnpm dev ui                 every component in every state

<remote> is a name in remotes/, or the path of a remote's folder.`;

await runScript(usage, async () => {
  // React and the bundler's plugins ask for it.
  process.env.NODE_ENV = 'development';
  const [given, ...options] = process.argv.slice(2);
  if (given?.startsWith('--')) throw new PlainEnd(usage);
  if (given === 'ui') await serveGallery();
  else if (given === undefined) await serveProduct(undefined);
  else if (options.includes('--alone')) await serveAlone(bundleFolder(given));
  else await serveProduct(bundleFolder(given));
  return 0;
});

type Remote = Pick<BundleFolder, 'name' | 'folder'>;

async function serveGallery(): Promise<void> {
  const port = await wantedPort();
  const folder = join(root, 'shared/ui');
  await serve(defineStandalone('gallery', folder, './src/gallery/start.tsx'), { port });
  say(`The gallery: http://localhost:${port}`);
}

/** Over a server of its own, or the one at PRODUCT_URL, as its admin. */
async function serveAlone({ name, folder }: Remote): Promise<void> {
  const port = await wantedPort();
  const product = process.env.PRODUCT_URL ?? (await startOwnServer());
  const token = await adminToken(product);
  await serve(defineStandalone(name, folder, './src/main.tsx'), {
    port,
    historyApiFallback: true,
    proxy: [{ context: ['/api'], target: product }],
  });
  say(`${name}: http://localhost:${port}/?token=${token}`);
}

async function serveProduct(remote: Remote | undefined): Promise<void> {
  await buildChanged(say);
  const [product, port, remotePort] = [
    await startOwnServer(),
    await wantedPort(),
    await freePort(),
  ];
  if (remote) {
    const { name, folder } = remote;
    await serve(defineRemote(name, { development: true, folder }), {
      port: remotePort,
      headers: forPages(port),
      client: { webSocketURL: `ws://localhost:${remotePort}/ws` },
    });
  }
  await serve(defineShell({ development: true }), {
    port,
    historyApiFallback: true,
    proxy: [{ context: ['/api', '/remotes'], target: product }],
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/registry.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          developedRegistry(product, remote, `http://localhost:${remotePort}`)
            .then((registry) => {
              response.setHeader('content-type', 'application/json');
              response.end(JSON.stringify(registry));
            })
            .catch((problem: unknown) => {
              response.statusCode = 503;
              response.end(String(problem));
            });
        },
      },
      ...middlewares,
    ],
  });
  say(`The product: http://localhost:${port}`);
}

async function serve(
  configuration: Configuration,
  options: NonNullable<Configuration['devServer']>,
): Promise<void> {
  const server = new RspackDevServer(
    { host: 'localhost', hot: true, ...options },
    rspack(configuration),
  );
  await server.start();
}

async function wantedPort(): Promise<number> {
  return Number(process.env.PORT ?? 3000) || freePort();
}
