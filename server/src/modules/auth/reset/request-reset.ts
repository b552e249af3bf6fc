import { randomBytes } from 'node:crypto';
import { hourMs } from '@board/time';
import { instant } from '../../../clock.ts';
import type { PublicContext } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { tokenHash } from '../../../plugins/authentication.ts';
import { addressKey, countAttempt } from '../../../throttle.ts';
import { canMail, queueMail } from '../../mail/index.ts';
import { findUserByEmail } from '../../users/index.ts';
import { resetMail } from './reset-mail.ts';
import { storeReset } from './resets.repository.ts';

const perAddress = { attempts: 20, windowMs: hourMs };
const perMailbox = { attempts: 3, windowMs: hourMs };

/** A link needs an address that leads here, and the request's own could be anybody's. */
export async function canReset(ctx: PublicContext): Promise<boolean> {
  return ctx.config.PUBLIC_URL !== '' && (await canMail(ctx));
}

/** Answers the same whether or not the address belongs to somebody. */
export async function requestReset(ctx: PublicContext, email: string): Promise<void> {
  if (!(await canReset(ctx))) throw new ServiceError('auth.reset_unavailable');
  await countAttempt(ctx, `reset-from:${addressKey(ctx.address)}`, perAddress);
  const person = await findUserByEmail(ctx.database.reader, email);
  if (person?.status !== 'active') return;
  if (await isAskedTooOften(ctx, person.id)) return;
  const token = randomBytes(32).toString('base64url');
  await ctx.database.transaction(async (tx) => {
    await storeReset(tx, {
      token_hash: tokenHash(token),
      user_id: person.id,
      email_key: person.email_key,
      expires_at: instant(ctx.clock.now() + hourMs),
    });
    await queueMail(ctx, tx, resetMail(ctx.config, person, token));
  });
}

/** Gets no more mail for a while, and the one who asks does not learn that there is somebody. */
async function isAskedTooOften(ctx: PublicContext, userId: string): Promise<boolean> {
  try {
    await countAttempt(ctx, `reset:${userId}`, perMailbox);
    return false;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'request.too_many') return true;
    throw error;
  }
}
