import type { PublicContext } from '../../../context/context.ts';
import { pagesAfter } from '../../../database/pages-after.ts';
import { breathing } from '../../../turns/breathing.ts';
import { touch } from '../../../writing/transaction.ts';
import { forgetSeriesOf, hasSeriesOver, ownersOfSeries } from './series.repository.ts';

const peopleAtOnce = 100;

/** Of all people, one transaction each: series whose last task was forgotten. */
export async function forgetSeries(ctx: PublicContext): Promise<void> {
  const { reader } = ctx.database;
  const breathe = breathing();
  const next = (after: string, limit: number) => ownersOfSeries(reader, after, limit);
  for await (const owners of pagesAfter('', peopleAtOnce, next)) {
    for (const userId of owners) {
      await breathe();
      if (!(await hasSeriesOver(reader, userId))) continue;
      await ctx.database.transaction(async (tx) => {
        await touch(ctx, tx, userId, ['tasks']);
        await forgetSeriesOf(tx, userId);
      });
    }
  }
}
