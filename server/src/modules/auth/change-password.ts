import type * as calls from '@board/contracts/calls/account';
import type { BodyOf } from '@board/contracts/calls/call';
import type { House } from '../../area/area.ts';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { audit } from '../../logs/audit.ts';
import { write } from '../../writing/transaction.ts';
import { confirmPassword } from './confirm-password.ts';
import { checkPasswordLength, hashPassword, refuseWeakPassword } from './passwords.ts';
import { endFeedsOf, setPassword } from './set-password.ts';
import { tellOfPassword } from './tell-of-password.ts';

type PasswordChange = BodyOf<typeof calls.changePassword>;

/** Ends every session, the own one too: the next log-in proves that the new password is known. */
export async function changePassword(
  ctx: Context,
  change: PasswordChange,
  house: Pick<House, 'areas'>,
): Promise<void> {
  const { currentPassword, newPassword, confirmPassword: repeated = newPassword } = change;
  checkPasswordLength(newPassword, ctx.config);
  if (newPassword !== repeated) throw new ServiceError('user.password_mismatch');
  const before = await confirmPassword(ctx, currentPassword);
  if (newPassword === currentPassword) throw new ServiceError('user.password_same');
  await refuseWeakPassword(ctx, newPassword, ctx.actor);
  const passwordHash = await hashPassword(newPassword);
  await write(ctx, ['user'], async (tx) => {
    const changed = await setPassword(ctx, tx, ctx.actor.userId, { before, passwordHash });
    if (!changed) throw new ServiceError('user.wrong_password');
    if (change.endFeeds) await endFeedsOf(house, tx, ctx.actor.userId);
    await tellOfPassword(ctx, tx, ctx.actor.userId);
    await audit(ctx, tx, { action: 'user.password_changed', target: ctx.actor.userId });
  });
}
