import type { changeAdminUsers } from '@board/contracts/calls/admin-users';
import type { ReplyOf } from '@board/contracts/calls/call';
import { usersAtOnce } from '@board/contracts/constants/limits';
import type { ChangedUser } from '@board/contracts/schemas/admin-users';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { breathing } from '../../../turns/breathing.ts';
import { setUserEnd, setUserGroup, setUserRole, setUserStatus } from '../../account/index.ts';
import type { UserRow } from '../../users/index.ts';
import { findUsers, type UserFilter } from './admin-users.repository.ts';
import type { UserChange } from './update-user.ts';

type Change = Pick<UserChange, 'role' | 'status' | 'inactive_on' | 'group'>;

interface Order extends UserFilter {
  ids?: readonly string[];
  to: Change;
  preview?: boolean;
}

type Outcome = ReplyOf<typeof changeAdminUsers>;

/** Takes the transaction of a preview back. */
class OnlyTried extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('a preview is taken back');
    this.outcome = outcome;
  }
}

/** Whoever can be changed is changed, all at once. A preview does the very same and takes it back. */
export async function changeUsers(ctx: Context, { preview = false, ...order }: Order) {
  try {
    return await ctx.database.transaction(async (tx) => {
      const outcome = await changeAll(ctx, tx, order);
      if (preview) throw new OnlyTried(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return { ...error.outcome, changed: 0 };
    throw error;
  }
}

async function changeAll(
  ctx: Context,
  tx: Transaction,
  { ids, to, ...filter }: Order,
): Promise<Outcome> {
  const page = { sort: 'username', limit: usersAtOnce + 1, offset: 0 } as const;
  const { rows } = await findUsers(tx, filter, page);
  const fill = { most: usersAtOnce };
  if (rows.length > usersAtOnce) throw new ServiceError('admin.too_many', { fill });
  const meant = rows.filter((row) => (!ids || ids.includes(row.id)) && differs(row, to));
  const breathe = breathing();
  const items: ChangedUser[] = [];
  for (const row of meant) {
    const { id, username, role, status } = row;
    items.push({ id, username, role, status, problem: await change({ ...ctx, tx }, id, to) });
    await breathe();
  }
  const refused = items.filter(({ problem }) => problem !== null).length;
  return { items, changed: items.length - refused, refused };
}

const differs = (row: UserRow, to: Change): boolean =>
  (to.group !== undefined && to.group.trim() !== (row.group_name ?? '')) ||
  (['role', 'status', 'inactive_on'] as const).some(
    (name) => to[name] !== undefined && to[name] !== row[name],
  );

/** Answers why not. What refuses does so before anything of this person is written. */
async function change(inside: Context, id: string, to: Change): Promise<string | null> {
  try {
    if (to.role !== undefined) await setUserRole(inside, id, to.role);
    if (to.status !== undefined) await setUserStatus(inside, id, to.status);
    if (to.inactive_on !== undefined) await setUserEnd(inside, id, to.inactive_on);
    if (to.group !== undefined) await setUserGroup(inside, id, to.group);
    return null;
  } catch (error) {
    if (error instanceof ServiceError) return messageOf(error, inside.locale);
    throw error;
  }
}
