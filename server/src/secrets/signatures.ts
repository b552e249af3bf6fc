import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** Each has a key of its own, so that what was signed for one counts for no other. */
type Purpose =
  | 'browser'
  | 'network'
  | 'next token'
  | 'oauth client'
  | 'passkey challenge'
  | 'recovery code'
  | 'unsubscribe'
  | 'visitor cookie';
type Key = Pick<Config, 'SECRET_KEY'>;

const keys = new WeakMap<Buffer, Map<Purpose, Buffer>>();

export const signature = ({ SECRET_KEY }: Key, purpose: Purpose, text: string): string =>
  createHmac('sha256', keyFor(SECRET_KEY, purpose)).update(text).digest('base64url');

export function isSigned(config: Key, purpose: Purpose, text: string, given: string): boolean {
  const expected = Buffer.from(signature(config, purpose, text));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function keyFor(secret: Buffer, purpose: Purpose): Buffer {
  const known = keys.get(secret) ?? new Map<Purpose, Buffer>();
  keys.set(secret, known);
  const key =
    known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `board ${purpose}`, 32));
  known.set(purpose, key);
  return key;
}
