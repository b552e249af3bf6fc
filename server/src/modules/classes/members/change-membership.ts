import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { touch, write } from '../../../transaction.ts';
import { seenClass } from '../class-rules.ts';
import { findClass } from '../classes.repository.ts';
import { dropMember, setShowsName } from './members.repository.ts';

/** The consent, given or taken back. */
export function changeMembership(ctx: Context, id: string, showsName: boolean): Promise<Class> {
  return write(ctx, ['classes'], async (tx) => {
    if (!(await setShowsName(tx, ctx.actor.userId, id, showsName)))
      throw new ServiceError('class.not_found');
    await touchOwner(ctx, tx, id);
    return seenClass(ctx, tx, id);
  });
}

/** What came to the board stays there and is followed no more. */
export function leaveClass(ctx: Context, id: string): Promise<void> {
  return write(ctx, ['classes'], async (tx) => {
    if (!(await dropMember(tx, ctx.actor.userId, id))) throw new ServiceError('class.not_found');
    await touchOwner(ctx, tx, id);
  });
}

async function touchOwner(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const row = await findClass(tx, id);
  if (row) await touch(ctx, tx, row.owner_id, ['classes']);
}
