import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type Compressed, compress, isWorthCompressing } from './compress.ts';
import { contentType } from './content-types.ts';

/** Bytes, ready to be sent in whichever way a browser likes them. */
export type Delivered = Held & {
  brotli: Buffer | undefined;
  type: string;
  etag: string;
};

/** Browsers take them compressed, so what can be unpacked is not held a second time. */
type Held = { bytes: Buffer; gzip: Buffer | undefined } | { bytes: undefined; gzip: Buffer };

/** Of what is made here, such as a page. */
export async function deliver(path: string, text: string): Promise<Delivered> {
  const bytes = Buffer.from(text);
  const variants = isWorthCompressing(path, bytes) ? await compress(bytes) : undefined;
  return delivered(path, bytes, hash('sha256', bytes, 'base64url'), variants);
}

export function delivered(
  path: string,
  bytes: Buffer,
  digest: string,
  variants: Compressed | undefined,
): Delivered {
  return {
    ...(variants ? { bytes: undefined, gzip: variants.gzip } : { bytes, gzip: undefined }),
    brotli: variants?.brotli,
    type: contentType(path),
    etag: `"${digest.slice(0, 22)}"`,
  };
}

/** As they were before anything was compressed. */
export const plainBytes = (file: Delivered): Buffer =>
  file.bytes === undefined ? gunzipSync(file.gzip) : file.bytes;
