import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { defineRemote, defineShell, defineStandalone } from '../rspack.config.base.ts';
import {
  developmentChannel,
  isRegistry,
  type Registry,
  type RegistryRemote,
} from '../shared/federation/registry.ts';
import { remoteNames } from '../shared/federation/remotes.ts';
import { buildChanged } from './workspace/builds.ts';
import { root } from './workspace/packages.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';

const usage = `pnpm dev                    the product, the shell with hot reload
pnpm dev <remote>           the same, and that remote with hot reload
pnpm dev <remote> --alone   that remote over the mock shell
pnpm dev ui                 every component in every state`;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runScript(async () => {
  // React and the bundler's plugins ask for it.
  process.env.NODE_ENV = 'development';
  const [name, ...options] = process.argv.slice(2);
  if (name === 'ui') await serveAlone('gallery', 'shared/ui', './src/gallery/start.tsx');
  else if (name !== undefined && !remoteNames.some((each) => each === name)) {
    throw new PlainEnd(`There is no remote '${name}'.\n\n${usage}`);
  } else if (name !== undefined && options.includes('--alone')) {
    await serveAlone(name, `remotes/${name}`, './src/main.tsx');
  } else await serveProduct(name);
  return 0;
});

async function serveAlone(name: string, folder: string, entry: string): Promise<void> {
  const port = await freePort();
  const product = process.env.PRODUCT_URL;
  await serve(defineStandalone(name, folder, entry), {
    port,
    historyApiFallback: true,
    ...(product ? { proxy: [{ context: ['/api'], target: product }] } : {}),
  });
  say(`${name}: http://localhost:${port}`);
}

async function serveProduct(name: string | undefined): Promise<void> {
  await buildChanged(say);
  const [serverPort, remotePort] = [await freePort(), await freePort()];
  const product = `http://127.0.0.1:${serverPort}`;
  startServer(serverPort);
  if (name !== undefined) {
    await serve(defineRemote(name, { development: true }), {
      port: remotePort,
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${remotePort}/ws` },
    });
  }
  const port = Number(process.env.PORT ?? 3000);
  await serve(defineShell({ development: true }), {
    port,
    historyApiFallback: true,
    proxy: [{ context: ['/api', '/remotes'], target: product }],
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/registry.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          registryOf(product, name, `http://localhost:${remotePort}`)
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

/** The product's registry, with the remote under development at its own address. */
async function registryOf(
  product: string,
  name: string | undefined,
  address: string,
): Promise<Registry> {
  const registry: unknown = await (await fetch(`${product}/registry.json`)).json();
  if (!isRegistry(registry)) throw new Error('The server answered no registry.');
  const developed = (remote: RegistryRemote): RegistryRemote => ({
    ...remote,
    channel: developmentChannel,
    entry: `${address}/${remote.name}.js`,
    files: [],
  });
  const remotes = registry.remotes.map((each) => (each.name === name ? developed(each) : each));
  return { ...registry, remotes };
}

function startServer(port: number): void {
  const server = spawn(process.execPath, ['--watch', join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(port) },
  });
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
}
