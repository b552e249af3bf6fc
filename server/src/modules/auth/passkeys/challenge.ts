import { randomBytes } from 'node:crypto';
import { minuteMs } from '@board/time';
import type { Services } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countUp } from '../../../limits/throttle.ts';
import { isSigned, signature } from '../../../secrets/signatures.ts';

/** So long somebody may look for his telephone. */
export const challengeMs = 10 * minuteMs;

/** What a challenge was made for: it counts for nothing else, and in no other session. */
export type Asked = 'sign in' | `add in ${string}` | `prove in ${string}`;

type Ctx = Pick<Services, 'config' | 'clock' | 'database'>;

/**
 * Signed rather than stored: strangers who open the sign-in page write nothing. What every instance
 * sees is which ones were used.
 */
export function makeChallenge({ config, clock }: Ctx, asked: Asked): string {
  const made = `${clock.now() + challengeMs}.${randomBytes(18).toString('base64url')}`;
  const text = `${made}.${signature(config, 'passkey challenge', `${asked} ${made}`)}`;
  return Buffer.from(text).toString('base64url');
}

/** A challenge counts once, whatever comes of it. */
export async function takeChallenge(ctx: Ctx, asked: Asked, challenge: string): Promise<void> {
  const [ends = '', nonce = '', given = ''] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.');
  const isOurs = isSigned(ctx.config, 'passkey challenge', `${asked} ${ends}.${nonce}`, given);
  if (!isOurs) throw new ServiceError('auth.passkey_wrong');
  if (Number(ends) <= ctx.clock.now()) throw new ServiceError('auth.passkey_expired');
  // Kept for a day, so longer than the challenge lives.
  const { attempts } = await countUp(ctx, `passkey challenge:${nonce}`, 2 * challengeMs);
  if (attempts > 1) throw new ServiceError('auth.passkey_expired');
}
