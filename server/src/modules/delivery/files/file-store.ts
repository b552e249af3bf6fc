import type { Services } from '../../../context.ts';
import { compress, isWorthCompressing, unpacksTo, type Variants } from './compress.ts';
import { type Delivered, delivered } from './delivered.ts';
import { DiskCache } from './disk-cache.ts';
import { hashOf } from './hash.ts';
import { findFile, type StoredFile, storeVariants } from './release-files.repository.ts';

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
  #held = 0;

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
      const variants = isWorthCompressing(path, bytes)
        ? await this.#variantsOf(hash, bytes)
        : undefined;
      const file = delivered(path, bytes, hash, variants);
      this.#hold(hash, file);
      return file;
    } finally {
      this.#loading.delete(hash);
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

  async #variantsOf(hash: string, bytes: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
    const kept = asBuffers({
      brotli: (await this.#disk.read(`${hash}.br`)) ?? null,
      gzip: (await this.#disk.read(`${hash}.gz`)) ?? null,
    });
    if (kept && unpacksTo(bytes, kept)) return kept;
    const stored = await this.#stored(hash);
    const known = stored && asBuffers(stored);
    const good = known && unpacksTo(bytes, known) ? known : undefined;
    const variants = good ?? (await compress(bytes));
    await this.#disk.keep(`${hash}.br`, variants.brotli);
    await this.#disk.keep(`${hash}.gz`, variants.gzip);
    if (!good) await this.#store(hash, variants);
    return variants;
  }

  #stored(hash: string): Promise<StoredFile | undefined> {
    return findFile(this.#services.database.reader, hash);
  }

  async #store(hash: string, variants: Variants): Promise<void> {
    try {
      await this.#services.database.transaction((tx) => storeVariants(tx, hash, variants));
    } catch (error) {
      // Sent all the same; another start makes them again.
      this.#services.log.warn({ err: error }, 'a compressed file could not be stored');
    }
  }

  #hold(hash: string, file: Delivered): void {
    this.#known.set(hash, file);
    this.#held += sizeOf(file);
    for (const [oldest, each] of this.#known) {
      if (this.#held <= mostBytes || oldest === hash) break;
      this.#known.delete(oldest);
      this.#held -= sizeOf(each);
    }
  }
}

function asBuffers({ brotli, gzip }: Variants): { brotli: Buffer; gzip: Buffer } | undefined {
  return brotli && gzip ? { brotli: Buffer.from(brotli), gzip: Buffer.from(gzip) } : undefined;
}

const sizeOf = ({ bytes, brotli, gzip }: Delivered): number =>
  bytes.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
