import { hash } from 'node:crypto';
import { compressQuickly } from '../files/compress.ts';
import { type Delivered, delivered } from '../files/delivered.ts';

/** Of what is made for whoever asks: nobody waits for the best compression of it. */
export async function madeDelivered(path: string, text: string): Promise<Delivered> {
  const bytes = Buffer.from(text);
  const file = delivered(path, bytes, hash('sha256', bytes, 'base64url'), undefined);
  return { ...file, bytes, gzip: await compressQuickly(bytes) };
}
