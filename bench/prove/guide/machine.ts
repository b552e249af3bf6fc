import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { root } from '../../../scripts/workspace/packages.ts';
import { databaseAccount, programs } from '../failover/programs.ts';
import { grounded } from './blocks.ts';
import { Services } from './services.ts';

export const ports = { 443: 5443, 3000: 5430, 3001: 5431, 5432: 5432, 9090: 5490 };
const controlPort = 5499;

const needed = [
  join(programs.postgres, 'initdb'),
  '/usr/sbin/nginx',
  '/usr/bin/promtool',
  '/usr/bin/curl',
  '/usr/bin/openssl',
];

/** Why the guide cannot be followed here, or nothing if it can. */
export function whyNoMachine(): string | undefined {
  const missing = needed.filter((path) => !existsSync(path));
  return missing.length > 0
    ? `not installed here: ${missing.join(', ')}; on Debian: apt-get install openssl curl postgresql nginx-light prometheus`
    : undefined;
}

export interface Machine {
  folder: string;
  services: Services;
  /** Commands as the guide has them; what they print. */
  type(commands: string): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A folder that is taken for the root of an empty machine. What is a machine's own stands for it:
 * packages are there, accounts are nobody's, and services are started by their units.
 */
export async function emptyMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'board-guide-'));
  chmodSync(folder, 0o755);
  const ground = grounded(folder, ports);
  const services = new Services(folder, ports);
  for (const path of [
    'bin',
    'etc/ssl',
    'etc/systemd/system',
    'etc/nginx/conf.d',
    'etc/prometheus',
    'logs',
    'mnt/backups',
    'opt',
    'var/lib/board',
    'var/lib/board-2',
  ])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(
    join(folder, 'etc/nginx/nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp { access_log off; client_body_temp_path ${folder}/logs/a; proxy_temp_path ${folder}/logs/b; fastcgi_temp_path ${folder}/logs/c; uwsgi_temp_path ${folder}/logs/d; scgi_temp_path ${folder}/logs/e; include ${folder}/etc/nginx/conf.d/*.conf; }\n`,
  );
  const stands: Record<string, string> = {
    ...Object.fromEntries(['apt-get', 'useradd', 'chown', 'chgrp'].map((name) => [name, 'exit 0'])),
    runuser: 'until [ "$1" = -- ]; do shift; done; shift; exec "$@"',
    systemctl: `exec /usr/bin/curl --silent --fail-with-body --data "$*" http://127.0.0.1:${controlPort}/`,
    journalctl: `exec cat ${folder}/board.log`,
    nginx: `exec /usr/sbin/nginx -p ${folder} -c ${folder}/etc/nginx/nginx.conf "$@"`,
  };
  for (const [name, line] of Object.entries(stands))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  unpack(folder, ground);
  const endPostgres = startPostgres(folder);
  const control = createServer(async (request, response) => {
    const [verb = '', ...names] = (await text(request)).split(' ');
    try {
      await services.systemctl(verb, names);
      response.end();
    } catch (error) {
      response.writeHead(500).end(`${error}\n${services.said().slice(-4_000)}\n`);
    }
  }).listen(controlPort, '127.0.0.1');
  const env = {
    PATH: `${folder}/bin:/usr/local/bin:/usr/sbin:/usr/bin:/bin`,
    HOME: folder,
    ...{ PGHOST: '127.0.0.1', PGPORT: `${ports[5432]}`, PGUSER: 'postgres' },
  };
  return {
    folder,
    services,
    async type(commands) {
      const lines = `set -eu\n${ground(commands)}`;
      const { stdout } = await promisify(execFile)('bash', ['-c', lines], { cwd: folder, env });
      return stdout;
    },
    async remove() {
      control.close();
      await services.endAll();
      endPostgres();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As `package` makes it; its files of `deploy` name the places and ports of this machine. */
function unpack(folder: string, ground: (text: string) => string): void {
  const command = [join(root, 'scripts/package.ts')];
  const said = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  const [, archive = ''] = /^ {2}(\S+\.tar\.gz) {2}\d/m.exec(said) ?? [];
  execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${folder}/opt`]);
  symlinkSync(basename(archive, '.tar.gz'), join(folder, 'opt/board'));
  for (const file of globSync(join(folder, 'opt/board/deploy/{*.service,nginx/*,prometheus/*}')))
    writeFileSync(file, ground(readFileSync(file, 'utf8')));
}

function startPostgres(folder: string): () => void {
  const account = databaseAccount();
  const data = join(folder, 'postgresql');
  mkdirSync(data, { mode: 0o700 });
  if (account.uid !== undefined) chownSync(data, account.uid, account.gid ?? 0);
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(programs.postgres, name), ['-D', data, ...args], {
      ...account,
      cwd: data,
      stdio: 'ignore',
    });
  run('initdb', '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8');
  const options = `-p ${ports[5432]} -h 127.0.0.1 -k ''`;
  run('pg_ctl', '-w', '-l', join(data, 'log'), '-o', options, 'start');
  return () => run('pg_ctl', '-m', 'immediate', 'stop');
}
