import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { touch, write } from '../../../transaction.ts';
import { seenClass } from '../class-rules.ts';
import { ownerOf } from '../classes.repository.ts';
import { dropMember, setShowsName } from './members.repository.ts';

/** The consent, given or taken back. */
export function changeMembership(ctx: Context, id: string, showsName: boolean): Promise<Class> {
  return write(ctx, ['classes'], async (tx) => {
    if (!(await setShowsName(tx, ctx.actor.userId, id, showsName)))
      throw new ServiceError('class.not_found');
    return seenClass(ctx, tx, id);
  });
}

/** What came to the board stays there and is followed no more. */
export function leaveClass(ctx: Context, id: string): Promise<void> {
  return write(ctx, ['classes'], async (tx) => {
    if (!(await dropMember(tx, ctx.actor.userId, id))) throw new ServiceError('class.not_found');
    const owner = await ownerOf(tx, id);
    if (owner !== undefined) await touch(ctx, tx, owner, ['classes']);
  });
}
