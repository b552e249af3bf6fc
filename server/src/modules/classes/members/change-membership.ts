import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { single } from '../../../transaction.ts';
import { seenClass, writeBesideOwner } from '../class-rules.ts';
import { findClass } from '../classes.repository.ts';
import { dropMember, setShowsName } from './members.repository.ts';

/** The consent, given or taken back. */
export function changeMembership(ctx: Context, id: string, showsName: boolean): Promise<Class> {
  return writeAsMember(ctx, id, async (tx) => {
    if (!(await setShowsName(tx, ctx.actor.userId, id, showsName)))
      throw new ServiceError('class.not_found');
    return seenClass(ctx, tx, id);
  });
}

/** What came to the board stays there and is followed no more. */
export function leaveClass(ctx: Context, id: string): Promise<void> {
  return writeAsMember(ctx, id, async (tx) => {
    if (!(await dropMember(tx, ctx.actor.userId, id))) throw new ServiceError('class.not_found');
  });
}

async function writeAsMember<T>(ctx: Context, id: string, work: (tx: Transaction) => Promise<T>) {
  const row = await findClass(single(ctx), id);
  if (!row) throw new ServiceError('class.not_found');
  return writeBesideOwner(ctx, ['classes'], row, work);
}
