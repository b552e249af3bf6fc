import { minuteMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import { addressKey, countAttempt } from '../../limits/throttle.ts';
import { type Weakness, weaknessOf } from './weak-passwords.ts';

/** Each may ask somebody else for what has leaked. */
const perAddress = { attempts: 60, windowMs: minuteMs };

/** A hint while a password is typed. */
export async function judgePassword(
  ctx: PublicContext,
  { password, username = '' }: { password: string; username?: string },
): Promise<{ weakness: Weakness | null }> {
  if (ctx.config.PWNED_PASSWORDS_URL)
    await countAttempt(ctx, `judge:${addressKey(ctx.address)}`, perAddress);
  return { weakness: (await weaknessOf(ctx, password, username)) ?? null };
}
