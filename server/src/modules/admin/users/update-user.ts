import type { updateAdminUser } from '@board/contracts/calls/admin-users';
import type { BodyOf } from '@board/contracts/calls/call';
import type { AdminUser } from '@board/contracts/schemas/admin-users';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/failures.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import {
  managedUser,
  setUserEnd,
  setUserGroup,
  setUserRole,
  setUserStatus,
} from '../../account/index.ts';
import { notify } from '../../notifications/index.ts';
import {
  accountNews,
  checkEmail,
  checkUsername,
  findUser,
  forgetEmailLinks,
  refuseTaken,
  type UserRow,
  updateUserRow,
} from '../../users/index.ts';
import { toAdminUser } from './admin-users.repository.ts';

export type UserChange = BodyOf<typeof updateAdminUser>;

/** All of it or nothing; what is left out stays. */
export async function updateUser(
  ctx: Context,
  userId: string,
  { is_active, ...given }: UserChange,
  ifMatch?: number,
): Promise<AdminUser> {
  const status =
    given.status ?? (is_active === undefined ? undefined : is_active ? 'active' : 'inactive');
  if (is_active !== undefined && is_active !== (status === 'active'))
    throw new ServiceError('user.status_contradicts');
  const change = { ...given, email: given.email?.trim() };
  if (change.username !== undefined) checkUsername(change.username);
  if (change.email !== undefined) checkEmail(change.email);
  try {
    return await ctx.database.transaction(async (tx) => {
      const inside = { ...ctx, tx };
      const row = await managedUser(ctx, tx, userId);
      checkVersion(toAdminUser(row), ifMatch);
      await rename(ctx, tx, userId, change);
      if (given.role !== undefined) await setUserRole(inside, userId, given.role);
      if (status !== undefined) await setUserStatus(inside, userId, status);
      if (given.inactive_on !== undefined) await setUserEnd(inside, userId, given.inactive_on);
      if (given.group !== undefined) await setUserGroup(inside, userId, given.group);
      return toAdminUser(await present(tx, userId));
    });
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error))
      await refuseTaken(ctx.database.reader, userId, {
        ...(change.username !== undefined && { username_key: change.username.toLowerCase() }),
        ...(change.email !== undefined && { email_key: change.email.toLowerCase() }),
      });
    throw error;
  }
}

async function rename(
  ctx: Context,
  tx: Transaction,
  userId: string,
  { username, email }: { username?: string | undefined; email?: string | undefined },
): Promise<void> {
  const row = await present(tx, userId);
  const change = {
    ...(username === undefined || username === row.username
      ? {}
      : { username, username_key: username.toLowerCase() }),
    ...(email === undefined || email === row.email
      ? {}
      : { email, email_key: email.toLowerCase(), email_confirmed_at: now(ctx) }),
  };
  if (Object.keys(change).length === 0) return;
  await refuseTaken(tx, userId, change);
  await updateUserRow(ctx, tx, row, change);
  if (change.email !== undefined) {
    await forgetEmailLinks(tx, userId);
    await notify(ctx, tx, accountNews(row, { kind: 'email_changed', email: change.email }));
  }
  if (change.username !== undefined) {
    const { username: called } = change;
    await notify(ctx, tx, accountNews(row, { kind: 'username_changed', username: called }));
  }
  await audit(ctx, tx, {
    action: 'user.renamed',
    target: userId,
    details: {
      before: { username: row.username, email: row.email },
      after: { username: username ?? row.username, email: email ?? row.email },
    },
  });
}

async function present(tx: Transaction, userId: string): Promise<UserRow> {
  const row = await findUser(tx, userId);
  if (!row) throw new ServiceError('user.not_found');
  return row;
}
