import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './content-types.ts';

export interface Delivered {
  bytes: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  type: string;
  etag: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthwhile = 256;

/** Compresses each content once, at the best level, and keeps it on disk by its hash. */
export class Compressor {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'cache', 'compressed');
    mkdirSync(this.#folder, { recursive: true });
  }

  async prepare(path: string, bytes: Buffer): Promise<Delivered> {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const compress = isCompressible(path) && bytes.length >= worthwhile;
    const [brotli, gzipped] = compress
      ? await Promise.all([
          this.#kept(`${hash}.br`, () =>
            toBrotli(bytes, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }),
          ),
          this.#kept(`${hash}.gz`, () => toGzip(bytes, { level: 9 })),
        ])
      : [];
    return {
      bytes,
      brotli,
      gzip: gzipped,
      type: contentType(path),
      etag: `"${hash.slice(0, 22)}"`,
    };
  }

  async #kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    // Renamed into place, so that a crash leaves no half file behind.
    const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }
}
