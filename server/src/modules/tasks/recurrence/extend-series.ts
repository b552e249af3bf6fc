import type { PublicContext } from '../../../context/context.ts';
import { actAs } from '../../../people/act-as.ts';
import { write } from '../../../writing/transaction.ts';
import { fillSeries } from './fill-series.ts';
import { findSeries, seriesToExtend } from './series.repository.ts';

const pageSize = 100;

/** Every series reaches as far ahead as it did yesterday, one transaction each. */
export async function extendSeries(ctx: PublicContext, until: string): Promise<void> {
  let after = { user_id: '', id: '' };
  for (;;) {
    const page = await seriesToExtend(ctx.database.reader, { until, after, limit: pageSize });
    for (const { user_id: userId, id } of page) {
      const person = await actAs(ctx, userId);
      if (!person) continue;
      await write(person, ['tasks'], async (tx) => {
        const series = await findSeries(tx, userId, id);
        if (series?.stopped === 0) await fillSeries(person, tx, series);
      });
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last;
  }
}
