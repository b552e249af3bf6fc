import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { openSecret, sealSecret } from '../../../secrets/secrets.ts';
import type { ConfigRow } from './configs.repository.ts';

const shown = { first: 7, last: 4, shortest: 12 } as const;
const stars = '*'.repeat(8);

/** The first seven characters, stars, the last four; a short one would be given away by that. */
export function maskedKey(key: string): string {
  if (key.length < shown.shortest) return stars;
  return `${key.slice(0, shown.first)}${stars}${key.slice(-shown.last)}`;
}

const purposeOf = (id: string): string => `assistant:${id}`;

export function sealKey(
  ctx: Pick<Context, 'config'>,
  id: string,
  key: string,
): Pick<ConfigRow, 'secret' | 'masked_key'> {
  // Somebody sent back what was shown, and keys are written in visible ASCII.
  if (key.includes('**')) throw new ServiceError('assistant.key_masked');
  if (!/^[\x21-\x7e]+$/.test(key)) throw new ServiceError('assistant.key_invalid');
  return { secret: sealSecret(ctx.config, key, purposeOf(id)), masked_key: maskedKey(key) };
}

export function openKey(
  ctx: Pick<Context, 'config'>,
  { id, secret }: Pick<ConfigRow, 'id' | 'secret'>,
): string {
  return openSecret(ctx.config, secret, purposeOf(id));
}
