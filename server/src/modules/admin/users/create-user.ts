import type { createAdminUser } from '@board/contracts/calls/admin-users';
import type { BodyOf } from '@board/contracts/calls/call';
import type { Role } from '@board/contracts/constants/roles';
import type { AdminUser, PasswordLink } from '@board/contracts/schemas/admin-users';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import {
  checkPasswordLength,
  hashPassword,
  makeResetLink,
  refuseWeakPassword,
} from '../../auth/index.ts';
import { checkEmail, checkUsername, findUser, insertUser, manages } from '../../users/index.ts';
import { toAdminUser } from './admin-users.repository.ts';

export type NewAccount = BodyOf<typeof createAdminUser>;

/** Without a password nobody can sign in until its owner has chosen one. */
export async function createUser(
  ctx: Context,
  { password, role = 'student', ...person }: NewAccount,
): Promise<{ user: AdminUser; password_link: PasswordLink | null }> {
  if (!manages(ctx, role)) throw new ServiceError('user.not_yours_to_manage');
  checkUsername(person.username);
  checkEmail(person.email);
  if (password !== undefined) {
    checkPasswordLength(password, ctx.config);
    await refuseWeakPassword(ctx, password, { username: person.username, role });
  }
  const passwordHash = await hashPassword(password ?? newSecret());
  return ctx.database.transaction(async (tx) => {
    const row = await addAccount(ctx, tx, { ...person, role, passwordHash });
    const link = password === undefined ? await makeResetLink(ctx, tx, row) : null;
    return { user: toAdminUser(row), password_link: link };
  });
}

export async function addAccount(
  ctx: Context,
  tx: Transaction,
  person: { username: string; email: string; role: Role; passwordHash: string; group?: string },
) {
  const { locale: language, timeZone } = ctx.actor;
  const id = await insertUser(ctx, tx, { ...person, language, timeZone });
  await audit(ctx, tx, {
    action: 'user.created',
    target: id,
    details: { username: person.username, role: person.role },
  });
  const row = await findUser(tx, id);
  if (!row) throw new ServiceError('user.not_found');
  return row;
}
