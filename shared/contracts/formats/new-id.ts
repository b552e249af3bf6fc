const size = 10;
const pool = new Uint8Array(size * 256);
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
let used = pool.length;
let last = 0;
let sequence = 0;

/** UUID version 7: sorts by time, and within one page or process by the order in which they were made. */
export function newId(now: number = Date.now()): string {
  if (used >= pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const byte = (index: number) => pool[used + index] ?? 0;
  if (now > last || sequence === 0xfff) {
    last = Math.max(last + 1, now);
    // Half of the numbers are left for those that follow within the millisecond.
    sequence = ((byte(0) << 8) | byte(1)) & 0x7ff;
  } else sequence += 1;
  const time = last.toString(16).padStart(12, '0');
  let rest = '';
  for (let index = 2; index < size; index += 1)
    rest += hex[index === 2 ? (byte(2) & 0x3f) | 0x80 : byte(index)];
  used += size;
  const order = (0x7000 | sequence).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${order}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}
