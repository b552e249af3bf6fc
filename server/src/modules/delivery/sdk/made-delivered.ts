import { hash } from 'node:crypto';
import { compressQuickly } from '../files/compress.ts';
import { type Delivered, delivered } from '../files/delivered.ts';
import { keptOnce } from '../files/kept-once.ts';

const mostKept = 8;

/** Made once of a source for each key, such as the address it names, and kept as long as the source. */
export class MadeOnce<Source extends object> {
  readonly #path: string;
  readonly #kept = new WeakMap<Source, Map<string, Promise<Delivered>>>();

  constructor(path: string) {
    this.#path = path;
  }

  of(source: Source, key: string, text: () => string): Promise<Delivered> {
    const kept = this.#kept.get(source) ?? new Map<string, Promise<Delivered>>();
    this.#kept.set(source, kept);
    const made = keptOnce(kept, key, () => madeDelivered(this.#path, text()));
    // Whoever makes up addresses drives out what was asked for longest ago.
    kept.delete(key);
    kept.set(key, made);
    const [oldest = key] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return made;
  }
}

/** Of what is made for whoever asks: nobody waits for the best compression of it. */
export async function madeDelivered(path: string, text: string): Promise<Delivered> {
  const bytes = Buffer.from(text);
  const file = delivered(path, bytes, hash('sha256', bytes, 'base64url'), undefined);
  return { ...file, bytes, gzip: await compressQuickly(bytes) };
}
