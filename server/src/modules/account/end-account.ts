import type { User } from '@board/contracts/schemas/user';
import { instantOf } from '@board/time';
import type { Context, InsideContext } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { cancelJob, enqueue } from '../../jobs/enqueue.ts';
import { audit } from '../../logs/audit.ts';
import type { App } from '../../serving/app-type.ts';
import { touch } from '../../writing/transaction.ts';
import { findUser, updateUserRow } from '../users/index.ts';
import { manage, switchAccount } from './manage-user.ts';

const kind = 'account.end';

interface End {
  userId: string;
  on: string;
}

/** With the beginning of that day where the person is; null takes it back. */
export function setUserEnd(ctx: Context, userId: string, on: string | null): Promise<User> {
  return manage(ctx, userId, async (tx, row) => {
    if (on === row.inactive_on) return;
    if (userId === ctx.actor.userId) throw new ServiceError('user.own_account');
    await updateUserRow(ctx, tx, row, { inactive_on: on });
    await audit(ctx, tx, {
      action: 'user.end_chosen',
      target: userId,
      details: { before: row.inactive_on, after: on },
    });
    if (on === null) return cancelJob(tx, kind, userId);
    const runAt = instantOf(row.time_zone, on, '00:00');
    const payload: End = { userId, on };
    await enqueue(ctx, tx, { kind, key: userId, payload, runAt, replace: true });
  });
}

/** Only as it was chosen last, and once. */
async function endAccount(ctx: InsideContext, { userId, on }: End): Promise<void> {
  const { tx } = ctx;
  if (!(await findUser(tx, userId))) return;
  await touch(ctx, tx, userId, ['user']);
  const row = await findUser(tx, userId);
  if (row?.inactive_on === on && row.status === 'active')
    await switchAccount(ctx, tx, row, 'inactive');
}

export const accountJobs = ({ jobs }: App): void => jobs.define<End>(kind, { inside: endAccount });
