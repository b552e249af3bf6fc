import type { Role } from '@board/contracts/constants/roles';
import type { User } from '@board/contracts/schemas/user';
import type { Context, PublicContext } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { audit } from '../../logs/audit.ts';
import { inTransaction, touch } from '../../writing/transaction.ts';
import { endSessions } from '../auth/index.ts';
import { closeClassesOf } from '../classes/index.ts';
import { notify } from '../notifications/index.ts';
import {
  accountNews,
  findUser,
  manages,
  profileOf,
  type UserRow,
  updateUserRow,
} from '../users/index.ts';
import { refuseLastSuperAdmin } from './super-admins.ts';
import { removeUserRow } from './users-at-large.repository.ts';

/** A disabled user is out with his next request, on every instance, and his streams end at once. */
export function setUserStatus(ctx: Context, userId: string, status: User['status']): Promise<User> {
  return manage(ctx, userId, async (tx, row) => {
    if (status === row.status) return;
    if (userId === ctx.actor.userId) throw new ServiceError('user.own_account');
    await switchAccount(ctx, tx, row, status);
  });
}

/** The day on which it would have ended by itself is forgotten. */
export async function switchAccount(
  ctx: PublicContext,
  tx: Transaction,
  row: UserRow,
  status: User['status'],
): Promise<void> {
  if (status === 'inactive') await refuseLastSuperAdmin(tx, row.id);
  await updateUserRow(ctx, tx, row, { status, inactive_on: null });
  if (status === 'active') await notify(ctx, tx, accountNews(row, { kind: 'enabled' }));
  else await endSessions(ctx, tx, row.id, 'all');
  await audit(ctx, tx, {
    action: 'user.status_changed',
    target: row.id,
    details: { before: row.status, after: status },
  });
}

/** Nobody raises or lowers himself, and nobody gives what he does not manage. */
export function setUserRole(ctx: Context, userId: string, role: Role): Promise<User> {
  return manage(ctx, userId, async (tx, row) => {
    if (role === row.role) return;
    if (userId === ctx.actor.userId) throw new ServiceError('user.own_account');
    if (!manages(ctx, role)) throw new ServiceError('user.not_yours_to_manage');
    await refuseLastSuperAdmin(tx, userId);
    await updateUserRow(ctx, tx, row, { role });
    await notify(ctx, tx, accountNews(row, { kind: 'role_changed', role }));
    await audit(ctx, tx, {
      action: 'user.role_changed',
      target: userId,
      details: { before: row.role, after: role },
    });
  });
}

/** `check` may still refuse, having seen the row as it is now. */
export async function removeUser(
  ctx: Context,
  userId: string,
  check: (row: UserRow) => void = () => {},
): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const row = await managedUser(ctx, tx, userId);
    check(row);
    if (userId === ctx.actor.userId) throw new ServiceError('user.own_account');
    await refuseLastSuperAdmin(tx, userId);
    await endSessions(ctx, tx, userId, 'all');
    await closeClassesOf(ctx, tx, userId);
    await removeUserRow(tx, userId);
    await audit(ctx, tx, {
      action: 'user.deleted',
      target: userId,
      details: { username: row.username },
    });
  });
}

export function manage(
  ctx: Context,
  userId: string,
  change: (tx: Transaction, row: UserRow) => Promise<void>,
): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const row = await managedUser(ctx, tx, userId);
    await change(tx, row);
    return profileOf(ctx, tx, userId);
  });
}

/** The row of somebody whom the actor manages. His revision moves first, as with every write in his name. */
export async function managedUser(ctx: Context, tx: Transaction, userId: string): Promise<UserRow> {
  if (!(await findUser(tx, userId))) throw new ServiceError('user.not_found');
  await touch(ctx, tx, userId, ['user']);
  const row = await findUser(tx, userId);
  if (!row) throw new ServiceError('user.not_found');
  if (!manages(ctx, row.role)) throw new ServiceError('user.not_yours_to_manage');
  return row;
}
