import { hash } from 'node:crypto';
import { type Compressed, compress, isWorthCompressing } from './compress.ts';
import { contentType } from './content-types.ts';

/** Bytes, ready to be sent in whichever way a browser likes them. */
export interface Delivered {
  bytes: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  type: string;
  etag: string;
}

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
    bytes,
    brotli: variants?.brotli,
    gzip: variants?.gzip,
    type: contentType(path),
    etag: `"${digest.slice(0, 22)}"`,
  };
}
