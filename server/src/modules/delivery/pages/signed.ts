import type { Config } from '../../../config/config.ts';
import { isSigned, signature } from '../../../secrets/signatures.ts';

/** What comes back is what was handed out: a browser keeps it and cannot change it. */
export function sign(config: Config, value: object): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(config, 'visitor cookie', payload)}`;
}

export function signed<Value>(config: Config, text: string): Value | undefined {
  const [payload, mark] = text.split('.');
  if (!payload || !mark || !isSigned(config, 'visitor cookie', payload, mark)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Value;
}
