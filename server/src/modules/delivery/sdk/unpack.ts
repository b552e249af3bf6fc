import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
const block = 512;
const mostBytes = 32 * 1024 * 1024;

/** The texts of a tarball that `isWanted` asks for, by their path in the package. */
export async function textsOf(
  tarball: Buffer,
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const bytes = await unzip(tarball, { maxOutputLength: mostBytes });
  const found = new Map<string, string>();
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0; ) {
    const text = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).split('\0', 1)[0] ?? '';
    const size = Number.parseInt(text(124, 12), 8) || 0;
    if (size < 0) throw new Error('This is no tarball: an entry has less than no bytes');
    const prefix = text(345, 155);
    const path = `${prefix && `${prefix}/`}${text(0, 100)}`.replace(/^package\//, '');
    const start = at + block;
    if (isWanted(path)) found.set(path, bytes.toString('utf8', start, start + size));
    at = start + Math.ceil(size / block) * block;
  }
  return found;
}
