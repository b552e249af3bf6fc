import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** The composed production build over an empty SQLite folder, on a free port. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'board-journey-'));
  const start = () =>
    serve({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      // Every journey registers its own people, all from one address.
      REGISTRATIONS_PER_HOUR: '100000',
      ...environment,
    });
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
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

interface Running {
  process: ChildProcess;
  url: string;
  output: () => string;
}

function serve(environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
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
