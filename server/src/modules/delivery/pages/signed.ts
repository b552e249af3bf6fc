import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';

/** What comes back is what was handed out: a browser keeps it and cannot change it. */
export function sign(config: Config, value: object): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(config, payload)}`;
}

export function signed<Value>(config: Config, text: string): Value | undefined {
  const [payload, mark] = text.split('.');
  if (!payload || !mark) return undefined;
  const expected = Buffer.from(signature(config, payload));
  const given = Buffer.from(mark);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Value;
}

const keys = new WeakMap<Config, Buffer>();

function signature(config: Config, payload: string): string {
  let key = keys.get(config);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', config.SECRET_KEY, '', 'board visitor cookie', 32));
    keys.set(config, key);
  }
  return createHmac('sha256', key).update(payload).digest('base64url');
}
