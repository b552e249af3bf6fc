import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Compressed } from './compress.ts';

const script = join(import.meta.dirname, 'compress-process.ts');

/**
 * Compresses one file after the other in a process of its own. The best level takes tens of
 * megabytes for a moment, and a server that took them would hold them for good.
 */
export class Compressor {
  #child: ChildProcess | undefined;

  async compress(bytes: Uint8Array): Promise<Compressed> {
    const child = this.#started();
    const ended = new AbortController();
    const onExit = () => ended.abort();
    child.once('exit', onExit);
    try {
      const reply = once(child, 'message', { signal: ended.signal });
      child.send(bytes);
      const [{ brotli, gzip }] = (await reply) as [Compressed];
      return { brotli: Buffer.from(brotli), gzip: Buffer.from(gzip) };
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
