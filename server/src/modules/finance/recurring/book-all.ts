import { addDays, dayIn } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { pagesAfter } from '../../../database/pages-after.ts';
import { defineQuarterly } from '../../../jobs/schedule.ts';
import { actAs } from '../../../people/act-as.ts';
import type { App } from '../../../serving/app-type.ts';
import { breathing } from '../../../turns/breathing.ts';
import { write } from '../../../writing/transaction.ts';
import { bookDue } from './book-due.ts';
import { type Due, dueBy, findRecurringRow } from './recurring.repository.ts';

const atOnce = 100;

/**
 * At each quarter of an hour a day may begin somewhere, and with it what comes on it. No job is kept for each
 * day: whoever moves to another zone, or comes back from a backup, is right with the next quarter.
 */
export function recurringJobs({ jobs }: Pick<App, 'jobs'>): void {
  defineQuarterly(jobs, { kind: 'finance.recurring', run: bookAll });
}

async function bookAll(ctx: PublicContext): Promise<void> {
  const now = ctx.clock.now();
  const breathe = breathing();
  const furthest = addDays(dayIn('UTC', now), 1);
  const next = (after: Pick<Due, 'user_id' | 'id'>, limit: number) =>
    dueBy(ctx.database.reader, { day: furthest, after, limit });
  for await (const page of pagesAfter({ user_id: '', id: '' }, atOnce, next)) {
    for (const { user_id: userId, id, next_date: next, time_zone: zone } of page) {
      await breathe();
      if (next === null || next > dayIn(zone, now)) continue;
      const person = await actAs(ctx, userId);
      if (!person) continue;
      await write(person, ['transactions'], async (tx) => {
        const row = await findRecurringRow(tx, userId, id);
        if (row) await bookDue(person, tx, row);
      });
    }
  }
}
