import { createHash, randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 256);
let used = pool.length;
let last = 0;
let sequence = 0;

/** UUID version 7: sorts by time, and within one process by the order in which they were made. */
export function newId(now: number = Date.now()): string {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + 10);
  used += 10;
  if (now > last || sequence === 0xfff) {
    last = Math.max(last + 1, now);
    // Half of the numbers are left for those that follow within the millisecond.
    sequence = random.readUInt16BE(0) & 0x7ff;
  } else sequence += 1;
  random.writeUInt16BE(0x7000 | sequence, 0);
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const time = last.toString(16).padStart(12, '0');
  const rest = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}

/** The same id from the same words, on every instance: a UUID of version 8. */
export function derivedId(...words: readonly string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
