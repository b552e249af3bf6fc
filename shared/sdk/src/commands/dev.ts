import { parseArgs } from 'node:util';
import { type RemoteSource, readRemote } from '../build/read-remote.ts';
import { fetchShell } from '../dev/fetch-shell.ts';
import { freePort } from '../dev/free-port.ts';
import { serveDeployed } from '../dev/serve-deployed.ts';
import { serveRemote } from '../dev/serve-remote.ts';
import { say } from '../plain-end.ts';

const usualPort = 3000;

/** The deployed product on this machine: nothing of it changes but the one remote that lies here. */
export async function dev(words: string[]): Promise<number> {
  process.env.NODE_ENV = 'development';
  const { values } = parseArgs({ args: words, options: { product: { type: 'string' } } });
  const product = new URL(values.product ?? process.env.BOARD_URL ?? 'http://localhost:3000')
    .origin;
  const remote: RemoteSource = readRemote(process.cwd());
  const shell = await fetchShell(product, say);
  const { PORT } = process.env;
  // The product itself may stand on the usual one.
  const port = Number(PORT) || (await freePort(PORT === undefined ? usualPort : 0));
  const remotePort = await freePort();
  await serveRemote(remote, { port: remotePort, pagePort: port });
  await serveDeployed({ product, shell, remote, remotePort, port });
  say(`The product: http://localhost:${port}`);
  return 0;
}
