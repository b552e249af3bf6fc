import { type Context, today } from '../../../context.ts';
import { write } from '../../../transaction.ts';
import { emptyTrashOf } from './trash.repository.ts';

/** For good. */
export function emptyTrash(ctx: Context): Promise<number> {
  return write(ctx, ['tasks'], (tx) => emptyTrashOf(tx, ctx.actor.userId, today(ctx)));
}
