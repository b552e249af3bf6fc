import type { Session } from '@board/contracts/schemas/account';
import type { PasswordLink } from '@board/contracts/schemas/admin-users';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { single } from '../../../writing/transaction.ts';
import { managedUser } from '../../account/index.ts';
import { dropSecondFactor, endSessions, listSessions, makeResetLink } from '../../auth/index.ts';
import { findUser, manages } from '../../users/index.ts';

/** Only for somebody whom one manages: the link is as good as his password. */
export function resetUserPassword(ctx: Context, userId: string): Promise<PasswordLink> {
  return ctx.database.transaction(async (tx) => {
    const row = await managedUser(ctx, tx, userId);
    const link = await makeResetLink(ctx, tx, row);
    await audit(ctx, tx, { action: 'user.password_link_made', target: userId });
    return link;
  });
}

/**
 * One's own goes with password and code. Nobody takes away what he does not have himself: a password
 * that somebody has learned would do for all.
 */
export function removeUserSecondFactor(ctx: Context, userId: string): Promise<void> {
  return ctx.database.transaction(async (tx) => {
    const row = await managedUser(ctx, tx, userId);
    if (userId === ctx.actor.userId) throw new ServiceError('user.own_account');
    if (!(await hasSecondFactor(tx, ctx.actor.userId)))
      throw new ServiceError('user.second_factor_first');
    await dropSecondFactor(ctx, tx, row);
  });
}

export async function listUserSessions(
  ctx: Context,
  userId: string,
): Promise<{ items: Session[] }> {
  const row = await findUser(single(ctx), userId);
  if (!row) throw new ServiceError('user.not_found');
  if (!manages(ctx, row.role)) throw new ServiceError('user.not_yours_to_manage');
  return listSessions(ctx, userId);
}

export function endUserSessions(
  ctx: Context,
  userId: string,
  sessionIds: readonly string[] | 'all',
): Promise<{ ended: number }> {
  return ctx.database.transaction(async (tx) => {
    await managedUser(ctx, tx, userId);
    const ended = await endSessions(ctx, tx, userId, sessionIds);
    if (ended === 0 && sessionIds !== 'all') throw new ServiceError('user.session_not_found');
    await audit(ctx, tx, { action: 'user.sessions_ended', target: userId, details: { ended } });
    return { ended };
  });
}
