import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { nodeEnvironment, nodeFlags } from '../../server/src/node-flags.ts';
import { shared } from './shared.ts';

export interface Product {
  /** Where it serves, such as http://127.0.0.1:41234. */
  readonly url: string;
  readonly dataFolder: string;
  readonly admin: { username: string; password: string };
  /** All it has said so far. */
  readonly output: () => string;
  /** Ends without warning, as in a power cut. */
  kill(): Promise<void>;
  /** Starts again over the same data, at a new address. */
  restart(): Promise<void>;
  /** Ends gracefully and forgets the data; answers with the exit code. */
  stop(): Promise<number | null>;
}

const main = join(import.meta.dirname, '../../server/src/main.ts');
const admin = { username: 'admin', password: 'a-long-journey' };

/** The composed production build over SQLite, on a free port. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'board-journey-'));
  if (shared.template) await cp(shared.template, dataFolder, { recursive: true });
  const start = () => serve(dataFolder, environment);
  let running = await start();
  return {
    dataFolder,
    admin,
    get url() {
      return running.url;
    },
    output: () => running.output(),
    kill: async () => {
      await end(running.process, 'SIGKILL');
    },
    restart: async () => {
      await end(running.process, 'SIGTERM');
      running = await start();
    },
    stop: async () => {
      const code = await end(running.process, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** What each product would otherwise do at its start: publish and compress what is built. */
export async function makeTemplate(folder: string): Promise<void> {
  const { process: child, output } = await serve(folder, { LOG_LEVEL: 'debug' });
  const ended = once(child, 'exit');
  while (!output().includes('all releases are compressed')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The product ended:\n${output()}`);
  }
  await end(child, 'SIGTERM');
}

interface Running {
  process: ChildProcessByStdio<null, Readable, Readable>;
  url: string;
  output: () => string;
}

function serve(dataFolder: string, environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...nodeFlags, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...nodeEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      // Every journey registers its own people, all from one address.
      REGISTRATIONS_PER_HOUR: '100000',
      // Only what hangs takes so long, however busy the machine.
      REMOTE_PATIENCE: '60',
      ...environment,
    },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /http:\/\/[\w.[\]]+:\d+/.exec(output)?.[0];
        if (url) resolve({ process: child, url, output: () => output });
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The product ended with ${code} before it served:\n${output}`));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
