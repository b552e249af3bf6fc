import type { PublicContext } from '../../../context/context.ts';
import { breathing } from '../../../turns/breathing.ts';
import { touch } from '../../../writing/transaction.ts';
import { forgetSeriesOf, hasSeriesOver, ownersOfSeries } from './series.repository.ts';

const peopleAtOnce = 100;

/** Of all people, one transaction each: series whose last task was forgotten. */
export async function forgetSeries(ctx: PublicContext): Promise<void> {
  const { reader } = ctx.database;
  const breathe = breathing();
  for (let after = ''; ; ) {
    const owners = await ownersOfSeries(reader, after, peopleAtOnce);
    for (const userId of owners) {
      await breathe();
      if (!(await hasSeriesOver(reader, userId))) continue;
      await ctx.database.transaction(async (tx) => {
        await touch(ctx, tx, userId, ['tasks']);
        await forgetSeriesOf(tx, userId);
      });
    }
    const last = owners.at(-1);
    if (last === undefined || owners.length < peopleAtOnce) return;
    after = last;
  }
}
