import { type Context, today } from '../../../context.ts';
import { write } from '../../../transaction.ts';
import { forgetFilesInTrash } from '../files/forgotten-files.repository.ts';
import { emptyTrashOf } from './trash.repository.ts';

/** For good. */
export function emptyTrash(ctx: Context): Promise<number> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    await forgetFilesInTrash(tx, userId);
    return emptyTrashOf(tx, userId, today(ctx));
  });
}
