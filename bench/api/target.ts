import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Processes } from './cpu-time.ts';

/** A process and one request to it. */
export interface Target extends Processes {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  /** Who asks, where that changes from request to request. */
  readonly token?: () => string;
  readonly body?: () => string;
}

export interface Anchor {
  readonly pid: number;
  readonly url: string;
  stop(): void;
}

export function startAnchor(kind: 'hello' | 'list' | 'create', folder: string): Promise<Anchor> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'anchor.ts'), kind, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => {
      resolve({ pid: child.pid ?? 0, url: line.trim(), stop: () => child.kill() });
    });
    child.once('exit', (code) => reject(new Error(`The anchor ended with ${code}`)));
  });
}
