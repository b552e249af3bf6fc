import { createHmac, timingSafeEqual } from 'node:crypto';
import { secondMs } from '@board/time';

/** What authenticators take for granted: SHA-1, six digits, a new code every thirty seconds (RFC 6238). */
const stepMs = 30 * secondMs;

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / stepMs);

export function codeAt(secret: Uint8Array, step: number, digits = 6): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(moment).digest();
  const at = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that shows this code, or showed it a moment ago, or will where a clock is ahead. */
export function stepOf(secret: Uint8Array, code: string, milliseconds: number): number | undefined {
  const step = stepAt(milliseconds);
  const given = Buffer.from(code);
  return [step, step - 1, step + 1].find((each) => {
    const shown = Buffer.from(codeAt(secret, each));
    return shown.length === given.length && timingSafeEqual(shown, given);
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, of whole groups of five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '');
}
