import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '../../shared/contracts/calls/auth.ts';
import { callUrl } from '../../shared/contracts/calls/call-url.ts';
import { getHealth } from '../../shared/contracts/calls/system.ts';
import { freePort } from '../../shared/sdk/src/dev/free-port.ts';
import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { root } from '../workspace/packages.ts';

/** Its data is its own: what is tried while developing never touches a product's. */
const environment = {
  LOG_LEVEL: 'warn',
  DATA_DIR: join(root, '.cache/development'),
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'development',
  ...process.env,
};

/** A server that follows the changes of its sources; answers its address when it serves. */
export async function startOwnServer(): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--watch', join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PORT: String(port) },
  });
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
  const address = `http://127.0.0.1:${port}`;
  const ended = once(server, 'exit').then(() => {
    throw new PlainEnd('The server ended before it served.');
  });
  await Promise.race([serving(address), ended]);
  return address;
}

async function serving(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}${callUrl(getHealth, {})}`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
}

/** For a remote that runs without the shell, and so without its sign-in page. */
export async function adminToken(address: string): Promise<string> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = environment;
  const response = await fetch(`${address}${callUrl(login, {})}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const reply: unknown = await response.json();
  if (typeof reply !== 'object' || reply === null || !('token' in reply)) {
    throw new PlainEnd(`${username} cannot log in there; set ADMIN_USERNAME and ADMIN_PASSWORD.`);
  }
  return String(reply.token);
}
