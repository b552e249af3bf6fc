import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { isCompressible } from './content-types.ts';

/** Null where compressing saves nothing. */
export interface Variants {
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
}

export interface Compressed {
  brotli: Buffer;
  gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthwhile = 256;

export const isWorthCompressing = (path: string, bytes: Uint8Array): boolean =>
  isCompressible(path) && bytes.length >= worthwhile;

/** At the best level, since it is done once and sent many times. */
export async function compress(bytes: Uint8Array): Promise<Compressed> {
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  return { brotli, gzip: gzipped };
}

/** For whoever asks before the best is ready. */
export const compressQuickly = (bytes: Uint8Array): Promise<Buffer> => toGzip(bytes, { level: 6 });

/** Whether these are still what they were made of. */
export function unpacksTo(bytes: Buffer, variants: Compressed): boolean {
  try {
    return (
      brotliDecompressSync(variants.brotli).equals(bytes) && gunzipSync(variants.gzip).equals(bytes)
    );
  } catch {
    return false;
  }
}
