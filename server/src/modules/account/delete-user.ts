import type { Context } from '../../context/context.ts';
import { audit } from '../../logs/audit.ts';
import { write } from '../../writing/transaction.ts';
import { confirmPassword, endSessions } from '../auth/index.ts';
import { closeClassesOf } from '../classes/index.ts';
import { refuseLastSuperAdmin } from './super-admins.ts';
import { removeUserRow } from './users-at-large.repository.ts';

/** For good: every row that belongs to the user goes with him. */
export async function deleteUser(ctx: Context, password: string): Promise<void> {
  await confirmPassword(ctx, password);
  const { userId } = ctx.actor;
  await write(ctx, ['user'], async (tx) => {
    await refuseLastSuperAdmin(tx, userId);
    await endSessions(ctx, tx, userId, 'all');
    await closeClassesOf(ctx, tx, userId);
    await removeUserRow(tx, userId);
    await audit(ctx, tx, { action: 'user.deleted', target: userId });
  });
}
