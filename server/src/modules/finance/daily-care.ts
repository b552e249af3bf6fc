import { setImmediate as breathe } from 'node:timers/promises';
import { restorableDays } from '@board/contracts/constants/limits';
import type { App } from '../../app-type.ts';
import { instant } from '../../clock.ts';
import type { PublicContext, Services } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { usersAfter } from './check-statistics.repository.ts';
import { rebuildStatistics, statisticsDifferences } from './check-statistics.ts';
import { purgeDeletedEntries } from './transactions.repository.ts';

const kind = 'finance.daily-care';
const dayMs = 24 * 60 * 60_000;
/** In the small hours of most students. */
const hour = 19;
const usersAtOnce = 100;

/** Once a day, by whichever instance takes it: the trash is emptied and the kept figures are checked. */
export function financeJobs({ jobs }: Pick<App, 'jobs'>): void {
  jobs.define<null>(kind, { run: dailyCare });
}

/** Whoever deletes or imports first sees to it; from then on each day plans the next. */
export async function planDailyCare(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
): Promise<void> {
  const day = instant(ctx.clock.now() + dayMs).slice(0, 10);
  const runAt = Date.parse(`${day}T${hour}:00:00Z`);
  await enqueue(ctx, tx, { kind, key: day, payload: null, runAt });
}

async function dailyCare(ctx: PublicContext): Promise<void> {
  const before = instant(ctx.clock.now() - restorableDays * dayMs);
  await ctx.database.transaction(async (tx) => {
    await planDailyCare(ctx, tx);
    await purgeDeletedEntries(tx, before);
  });
  await checkAllStatistics(ctx);
}

/** Figures that are not what the transactions add up to are logged and rebuilt. */
export async function checkAllStatistics(ctx: PublicContext): Promise<void> {
  let users = await usersAfter(ctx.database.reader, '', usersAtOnce);
  while (users.length > 0) {
    for (const userId of users) {
      const differences = await ctx.database.snapshot((connection) =>
        statisticsDifferences(connection, userId),
      );
      if (differences.length > 0) {
        ctx.log.error(
          { userId, differences: differences.slice(0, 20) },
          'the kept finance figures were wrong',
        );
        await rebuildStatistics(ctx, userId);
      }
      await breathe();
    }
    users = await usersAfter(ctx.database.reader, users.at(-1) ?? '~', usersAtOnce);
  }
}
