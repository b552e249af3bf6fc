import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { defineRemote, defineShell, defineStandalone } from '../rspack.config.base.ts';
import type { RemoteDescriptor } from '../shared/federation/descriptor.ts';
import { parseDescriptor } from '../shared/federation/descriptor-check.ts';
import {
  developmentChannel,
  isRegistry,
  type Registry,
  type RegistryRemote,
} from '../shared/federation/registry.ts';
import { buildChanged } from './workspace/builds.ts';
import { root } from './workspace/packages.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';
import { type BundleFolder, bundleFolder } from './workspace/remote-folder.ts';

const usage = `pnpm dev                    the product, the shell with hot reload
pnpm dev <remote>           the same, and that remote with hot reload
pnpm dev <remote> --alone   that remote over the mock shell
pnpm dev ui                 every component in every state

<remote> is a name in remotes/, or the path of a remote's folder.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runScript(async () => {
  // React and the bundler's plugins ask for it.
  process.env.NODE_ENV = 'development';
  const [given, ...options] = process.argv.slice(2);
  const gallery = { name: 'gallery', folder: join(root, 'shared/ui') };
  if (given?.startsWith('--')) throw new PlainEnd(usage);
  if (given === 'ui') await serveAlone(gallery, './src/gallery/start.tsx');
  else if (given === undefined) await serveProduct(undefined);
  else if (options.includes('--alone')) await serveAlone(bundleFolder(given), './src/main.tsx');
  else await serveProduct(bundleFolder(given));
  return 0;
});

type Remote = Pick<BundleFolder, 'name' | 'folder'>;

async function serveAlone({ name, folder }: Remote, entry: string): Promise<void> {
  const port = await freePort();
  const product = process.env.PRODUCT_URL;
  await serve(defineStandalone(name, folder, entry), {
    port,
    historyApiFallback: true,
    ...(product ? { proxy: [{ context: ['/api'], target: product }] } : {}),
  });
  say(`${name}: http://localhost:${port}`);
}

async function serveProduct(remote: Remote | undefined): Promise<void> {
  await buildChanged(say);
  const [serverPort, remotePort] = [await freePort(), await freePort()];
  const product = `http://127.0.0.1:${serverPort}`;
  startServer(serverPort);
  if (remote) {
    const { name, folder } = remote;
    await serve(defineRemote(name, { development: true, folder }), {
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
          registryOf(product, remote, `http://localhost:${remotePort}`)
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
  developed: Remote | undefined,
  address: string,
): Promise<Registry> {
  const registry: unknown = await (await fetch(`${product}/registry.json`)).json();
  if (!isRegistry(registry)) throw new Error('The server answered no registry.');
  if (!developed) return registry;
  const { name, folder } = developed;
  const descriptor = parseDescriptor(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  const known = registry.remotes.find((each) => each.name === name);
  const line: RegistryRemote = {
    ...(known ?? unreleased(descriptor, registry)),
    descriptor,
    channel: developmentChannel,
    entry: `${address}/${name}.js`,
    files: [],
  };
  const others = registry.remotes.filter((each) => each.name !== name);
  return { ...registry, remotes: [...others, line] };
}

/** What nobody has shipped yet is built with what this very checkout offers. */
function unreleased(
  descriptor: RemoteDescriptor,
  { shell }: Registry,
): Omit<RegistryRemote, 'channel' | 'entry' | 'files'> {
  const { name, platform } = descriptor;
  return { name, version: '0.0.0', platform, runtime: shell.runtime, shared: {}, descriptor };
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
