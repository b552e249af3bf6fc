import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeEnvironment, nodeFlags } from '../../server/src/config/node-flags.ts';

const main = join(import.meta.dirname, '../../server/src/main.ts');

/** One server process, as it runs in production. */
export interface Instance {
  readonly url: string;
  readonly pid: number;
  /** Its latest words, also after it has ended by itself. */
  said(): string;
  /** Waits for words of its log. */
  heard(words: string): Promise<void>;
  /** Without warning, as in a power cut; says so where it had ended by itself. */
  kill(): Promise<string[]>;
  /** In order; says so where it had ended by itself, or ended with an error. */
  stop(): Promise<string[]>;
}

export function startInstance(
  environment: Record<string, string>,
  script: readonly string[] = [...nodeFlags, main],
): Promise<Instance> {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...nodeEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  let output = '';
  const end = async (signal: NodeJS.Signals): Promise<string[]> => {
    if (child.killed) return [];
    // Not sent where it is over already.
    const wasAlive = child.kill(signal);
    const [code] = await ended;
    return wasAlive && !code ? [] : [`The server ended with ${code}:\n${output}`];
  };
  const heard = async (words: string): Promise<void> => {
    while (!output.includes(words)) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server ended:\n${output}`);
    }
  };
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000);
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (url === undefined || child.pid === undefined) return;
        resolve({
          url,
          pid: child.pid,
          said: () => output,
          heard,
          kill: () => end('SIGKILL'),
          stop: () => end('SIGTERM'),
        });
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
