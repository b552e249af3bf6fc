import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../../context/context.ts';

/** What the database holds, near at hand. Any of it may vanish or rot at any time. */
export class DiskCache {
  readonly #folder: string;
  readonly #log: Log;

  constructor(dataDir: string, log: Log) {
    this.#folder = join(dataDir, 'cache', 'files');
    this.#log = log;
    try {
      mkdirSync(this.#folder, { recursive: true });
    } catch (error) {
      log.warn({ err: error }, 'released files cannot be kept on disk');
    }
  }

  read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, name)).catch(() => undefined);
  }

  /** Renamed into place, so that a crash leaves no half file behind. */
  async keep(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.#folder, `${name}.${crypto.randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.#folder, name));
    } catch (error) {
      this.#log.warn({ err: error }, 'a released file could not be kept on disk');
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async drop(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true }).catch(() => undefined);
  }
}
