import { hourMs } from '@board/time';
import type { House } from '../../../area/area.ts';
import type { PublicContext } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { audit } from '../../../logs/audit.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { touch } from '../../../writing/transaction.ts';
import { findUser } from '../../users/index.ts';
import { checkPasswordLength, hashPassword, refuseWeakPassword } from '../passwords.ts';
import { endFeedsOf, setPassword } from '../set-password.ts';
import { tellOfPassword } from '../tell-of-password.ts';
import { findReset, takeReset } from './resets.repository.ts';

const perAddress = { attempts: 30, windowMs: hourMs };

/** A new password for whoever holds the token that was mailed to him. */
export async function resetPassword(
  ctx: PublicContext,
  { token, password, endFeeds }: { token: string; password: string; endFeeds?: boolean },
  house: Pick<House, 'areas'>,
): Promise<void> {
  checkPasswordLength(password, ctx.config);
  await countAttempt(ctx, `reset-with:${addressKey(ctx.address)}`, perAddress);
  const hash = tokenHash(token);
  const found = await findReset(ctx.database.reader, { token_hash: hash });
  const owner = found && (await findUser(ctx.database.reader, found.user_id));
  if (!owner) throw new ServiceError('auth.reset_dead');
  await refuseWeakPassword(ctx, password, owner);
  const passwordHash = await hashPassword(password);
  await ctx.database.transaction(async (tx) => {
    const taken = await takeReset(tx, { token_hash: hash });
    if (!taken || taken.expires_at <= now(ctx)) throw new ServiceError('auth.reset_dead');
    const { user_id: userId, email_key } = taken;
    await touch(ctx, tx, userId, ['user']);
    const person = await findUser(tx, userId);
    if (person?.status !== 'active' || person.email_key !== email_key)
      throw new ServiceError('auth.reset_dead');
    await setPassword(ctx, tx, userId, { passwordHash });
    if (endFeeds) await endFeedsOf(house, tx, userId);
    await tellOfPassword(ctx, tx, userId);
    await audit({ ...ctx, actor: { userId, username: person.username } }, tx, {
      action: 'user.password_reset',
      target: userId,
    });
  });
}
