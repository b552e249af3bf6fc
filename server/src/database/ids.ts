import { createHash } from 'node:crypto';

export { newId } from '@board/contracts/formats/new-id';

/** The same id from the same words, on every instance: a UUID of version 8. */
export function derivedId(...words: readonly string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
