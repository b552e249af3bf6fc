import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { Compressed } from './compress.ts';

export interface Job {
  id: number;
  bytes: Uint8Array;
}

export interface Done extends Compressed {
  id: number;
}

const script = join(import.meta.dirname, 'compress-process.ts');

/**
 * Compresses one file after the other in a process of its own. The best level takes tens of
 * megabytes for a moment, and a server that took them would hold them for good.
 */
export class Compressor {
  #child: ChildProcess | undefined;
  #jobs = 0;

  async compress(bytes: Uint8Array): Promise<Compressed> {
    const child = this.#started();
    const ended = new AbortController();
    const onExit = () => ended.abort();
    child.once('exit', onExit);
    try {
      this.#jobs += 1;
      const job: Job = { id: this.#jobs, bytes };
      const messages = on(child, 'message', { signal: ended.signal });
      child.send(job);
      for await (const [message] of messages) {
        // Under `node --watch` a child also reports what it has loaded.
        if (!isDone(message) || message.id !== job.id) continue;
        return { brotli: Buffer.from(message.brotli), gzip: Buffer.from(message.gzip) };
      }
      throw new Error('The compressing process ended.');
    } finally {
      child.off('exit', onExit);
    }
  }

  /** Until the next file. */
  end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = undefined;
  }

  #started(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    this.#child = fork(script, {
      // None of the server's own flags.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return this.#child;
  }
}

const isDone = (message: unknown): message is Done =>
  typeof message === 'object' && message !== null && 'id' in message && 'brotli' in message;
