import type { Services } from '../../../context/context.ts';
import {
  type Compressed,
  compressQuickly,
  isWorthCompressing,
  unpacksTo,
  type Variants,
} from './compress.ts';
import { Compressor } from './compressor.ts';
import { type Delivered, delivered } from './delivered.ts';
import { DiskCache } from './disk-cache.ts';
import { hashOf } from './hash.ts';
import { changeFile, findFile, type StoredFile } from './release-files.repository.ts';

/** What is asked for often stays in memory, up to this many bytes. */
const mostBytes = 24 * 1024 * 1024;

/**
 * Released files by their hash: from memory, else from disk, else from the database. Whatever is
 * not what its hash says is thrown away, so nothing altered is ever sent.
 */
export class FileStore {
  readonly #services: Services;
  readonly #disk: DiskCache;
  readonly #known = new Map<string, Delivered>();
  readonly #loading = new Map<string, Promise<Delivered | undefined>>();
  readonly #compressor = new Compressor();
  #held = 0;
  #compressing: Promise<void> | undefined;
  #closed = false;

  constructor(services: Services) {
    this.#services = services;
    this.#disk = new DiskCache(services.config.DATA_DIR, services.log);
  }

  /** `path` decides the type only. */
  get(hash: string, path: string): Promise<Delivered | undefined> | Delivered {
    const known = this.#known.get(hash);
    if (known) {
      // The last one asked for is the last one to go.
      this.#known.delete(hash);
      this.#known.set(hash, known);
      return known;
    }
    const loading = this.#loading.get(hash) ?? this.#load(hash, path);
    this.#loading.set(hash, loading);
    return loading;
  }

  async #load(hash: string, path: string): Promise<Delivered | undefined> {
    try {
      const bytes = await this.#bytesOf(hash);
      if (!bytes) return undefined;
      const wanted = isWorthCompressing(path, bytes);
      const variants = wanted ? await this.#variantsOf(hash, bytes) : undefined;
      const file = delivered(path, bytes, hash, variants);
      // The best compression takes its time, and nobody is to wait for it.
      if (wanted && !variants) {
        file.gzip = await compressQuickly(bytes);
        this.#queue(() => this.#compress(hash, path, bytes));
      }
      this.#hold(hash, file);
      return file;
    } finally {
      this.#loading.delete(hash);
    }
  }

  /** All that is being compressed. */
  async idle(): Promise<void> {
    await this.#compressing;
  }

  /** What is not compressed yet waits for the next start. */
  close(): Promise<void> {
    this.#closed = true;
    return this.idle();
  }

  /** One after the other: a server that has just started has other things to do as well. */
  #queue(work: () => Promise<void>): void {
    const turn = (this.#compressing ?? Promise.resolve()).then(work).then(() => {
      if (this.#compressing === turn) this.#compressor.end();
    });
    this.#compressing = turn;
  }

  async #compress(hash: string, path: string, bytes: Buffer): Promise<void> {
    if (this.#closed) return;
    try {
      const variants = await this.#compressor.compress(bytes);
      this.#hold(hash, delivered(path, bytes, hash, variants));
      await this.#keepVariants(hash, variants);
      await this.#services.database.transaction((tx) => changeFile(tx, { hash }, variants));
    } catch (error) {
      // It goes on being sent as it is; another start tries again.
      this.#services.log.warn({ err: error }, 'a released file could not be compressed');
    }
  }

  async #bytesOf(hash: string): Promise<Buffer | undefined> {
    const kept = await this.#disk.read(hash);
    if (kept && hashOf(kept) === hash) return kept;
    if (kept) this.#services.log.warn({ hash }, 'a released file was altered on disk');
    const stored = await this.#stored(hash);
    if (!stored) return undefined;
    const bytes = Buffer.from(stored.content);
    if (hashOf(bytes) !== hash) {
      this.#services.log.error({ hash }, 'a released file was altered in the database');
      return undefined;
    }
    await this.#disk.keep(hash, bytes);
    return bytes;
  }

  async #variantsOf(hash: string, bytes: Buffer): Promise<Compressed | undefined> {
    const kept = asBuffers({
      brotli: (await this.#disk.read(`${hash}.br`)) ?? null,
      gzip: (await this.#disk.read(`${hash}.gz`)) ?? null,
    });
    if (kept && unpacksTo(bytes, kept)) return kept;
    const stored = await this.#stored(hash);
    const known = stored && asBuffers(stored);
    if (!known || !unpacksTo(bytes, known)) return undefined;
    await this.#keepVariants(hash, known);
    return known;
  }

  async #keepVariants(hash: string, variants: Compressed): Promise<void> {
    await this.#disk.keep(`${hash}.br`, variants.brotli);
    await this.#disk.keep(`${hash}.gz`, variants.gzip);
  }

  #stored(hash: string): Promise<StoredFile | undefined> {
    return findFile(this.#services.database.reader, hash);
  }

  #hold(hash: string, file: Delivered): void {
    const before = this.#known.get(hash);
    if (before) this.#held -= sizeOf(before);
    this.#known.set(hash, file);
    this.#held += sizeOf(file);
    for (const [oldest, each] of this.#known) {
      if (this.#held <= mostBytes || oldest === hash) break;
      this.#known.delete(oldest);
      this.#held -= sizeOf(each);
    }
  }
}

function asBuffers({ brotli, gzip }: Variants): Compressed | undefined {
  return brotli && gzip ? { brotli: Buffer.from(brotli), gzip: Buffer.from(gzip) } : undefined;
}

const sizeOf = ({ bytes, brotli, gzip }: Delivered): number =>
  (bytes?.length ?? 0) + (brotli?.length ?? 0) + (gzip?.length ?? 0);
