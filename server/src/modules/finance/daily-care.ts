import { setImmediate as breathe } from 'node:timers/promises';
import type { PublicContext } from '../../context/context.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { keptSince } from '../settings/index.ts';
import { purgeDeletedAccounts } from './accounts/accounts.repository.ts';
import { purgeDeletedTransfers } from './accounts/transfers.repository.ts';
import { usersAfter } from './check-statistics.repository.ts';
import { rebuildStatistics, statisticsDifferences } from './check-statistics.ts';
import { purgeDeletedRecurring } from './recurring/recurring.repository.ts';
import { purgeDeletedEntries } from './transactions.repository.ts';

/** In the small hours of most students. */
const hour = 19;
const usersAtOnce = 100;

/** Once a day, by whichever instance takes it: the trash is emptied and the kept figures are checked. */
export function financeJobs({ jobs }: Pick<App, 'jobs'>): void {
  defineDaily(jobs, { kind: 'finance.daily-care', hour, run: dailyCare });
}

async function dailyCare(ctx: PublicContext): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const since = await keptSince(ctx, tx);
    await purgeDeletedEntries(tx, since);
    await purgeDeletedRecurring(tx, since);
    await purgeDeletedAccounts(tx, since);
    await purgeDeletedTransfers(tx, since);
  });
  await checkAllStatistics(ctx);
}

/** Figures that are not what the transactions add up to are logged and rebuilt. */
async function checkAllStatistics(ctx: PublicContext): Promise<void> {
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
