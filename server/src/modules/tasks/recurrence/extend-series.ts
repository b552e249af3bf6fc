import type { PublicContext } from '../../../context/context.ts';
import { pagesAfter } from '../../../database/pages-after.ts';
import { actAs } from '../../../people/act-as.ts';
import { write } from '../../../writing/transaction.ts';
import { fillSeries } from './fill-series.ts';
import { findSeries, type SeriesRow, seriesToExtend } from './series.repository.ts';

const pageSize = 100;

/** Every series reaches as far ahead as it did yesterday, one transaction each. */
export async function extendSeries(ctx: PublicContext, until: string): Promise<void> {
  const next = (after: Pick<SeriesRow, 'user_id' | 'id'>, limit: number) =>
    seriesToExtend(ctx.database.reader, { until, after, limit });
  for await (const page of pagesAfter({ user_id: '', id: '' }, pageSize, next)) {
    for (const { user_id: userId, id } of page) {
      const person = await actAs(ctx, userId);
      if (!person) continue;
      await write(person, ['tasks'], async (tx) => {
        const series = await findSeries(tx, userId, id);
        if (series?.stopped === 0) await fillSeries(person, tx, series);
      });
    }
  }
}
