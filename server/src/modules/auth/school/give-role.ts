import type { Role } from '@board/contracts/constants/roles';
import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { audit } from '../../../logs/audit.ts';
import { touch } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, findUser, type UserRow, updateUserRow } from '../../users/index.ts';
import type { Identity } from './identity.ts';
import type { LinkRow } from './links.repository.ts';

/**
 * The school's rules decide where one fits. Where none does, what they gave before is taken back, and
 * what an administrator gave here stays; a school that does not say changes nothing. Nobody becomes or
 * ceases to be a super administrator by it. Answers what the rules have given.
 */
export async function giveRole(
  ctx: PublicContext,
  tx: Transaction,
  { id }: Pick<UserRow, 'id'>,
  before: Role | null,
  given: Identity['role'],
): Promise<Role | null> {
  if (given === undefined) return before;
  await touch(ctx, tx, id, ['user']);
  const row = await findUser(tx, id);
  if (!row || row.role === 'super_admin') return before;
  const role = given ?? (before === row.role ? 'student' : row.role);
  if (role === row.role) return given;
  await updateUserRow(ctx, tx, row, { role });
  await notify(ctx, tx, accountNews(row, { kind: 'role_changed', role }));
  await audit(ctx, tx, {
    action: 'user.role_changed',
    target: id,
    details: { before: row.role, after: role, by: 'school' },
  });
  return given;
}

/** Whose connection ends keeps nothing that its rules gave. */
export async function takeRoleBack(
  ctx: PublicContext,
  tx: Transaction,
  { user_id: id, role }: Pick<LinkRow, 'user_id' | 'role'>,
): Promise<void> {
  if (role) await giveRole(ctx, tx, { id }, role, null);
}
