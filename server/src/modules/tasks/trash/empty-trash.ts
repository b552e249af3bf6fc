import { type Context, today } from '../../../context/context.ts';
import { write } from '../../../writing/transaction.ts';
import { forgetFilesInTrash } from '../files/forgotten-files.repository.ts';
import { forgetSeriesOf } from '../recurrence/series.repository.ts';
import { emptyTrashOf } from './trash.repository.ts';

/** For good. */
export function emptyTrash(ctx: Context): Promise<number> {
  const { userId } = ctx.actor;
  return write(ctx, ['tasks'], async (tx) => {
    await forgetFilesInTrash(tx, userId);
    const gone = await emptyTrashOf(tx, userId, today(ctx));
    await forgetSeriesOf(tx, userId);
    return gone;
  });
}
