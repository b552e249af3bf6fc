import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../shared/sdk/src/dev/free-port.ts';
import { unprivileged } from './postgres.ts';
import { root } from './workspace/packages.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  (path) => existsSync(path),
);

/** Why there is no pooler here, or nothing if there is one. */
export const whyNoPgbouncer = (): string | undefined =>
  program ? undefined : 'PgBouncer is not installed here; on Debian: apt-get install pgbouncer';

interface TestPgbouncer {
  port: number;
  stop(): Promise<void>;
}

/** With the file that operators take, before all databases of a PostgreSQL. */
export async function startPgbouncer(postgresUrl: string): Promise<TestPgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'board-pgbouncer-'));
  chmodSync(folder, 0o755);
  const { username, password, port: behind } = new URL(postgresUrl);
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    readFileSync(join(root, 'deploy/postgresql/pgbouncer.ini'), 'utf8')
      .replace(/^board = host=\S+ port=\d+/m, `* = host=127.0.0.1 port=${behind}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  );
  const identity = process.getuid?.() === 0 ? unprivileged : {};
  const pooler = spawn(program ?? '', [settings], {
    ...identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
  });
  return {
    port,
    async stop() {
      const exit = once(pooler, 'exit');
      pooler.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
