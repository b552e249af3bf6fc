import { setImmediate as breathe } from 'node:timers/promises';
import type { PublicContext } from '../../context/context.ts';
import { pagesAfter } from '../../database/pages-after.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import type { App } from '../../serving/app-type.ts';
import { purging } from '../settings/index.ts';
import { purgeDeletedAccounts } from './accounts/accounts.repository.ts';
import { purgeDeletedTransfers } from './accounts/transfers.repository.ts';
import { usersAfter } from './check-statistics.repository.ts';
import { rebuildStatistics, statisticsDifferences } from './check-statistics.ts';
import { purgeDeletedRecurring } from './recurring/recurring.repository.ts';
import { purgeDeletedEntries } from './transactions.repository.ts';

const usersAtOnce = 100;

/** Once a day, by whichever instance takes it: the trash is emptied and the kept figures are checked. */
export function financeJobs({ jobs }: Pick<App, 'jobs'>): void {
  defineDaily(jobs, { kind: 'finance.daily-care', run: dailyCare });
}

const forget = purging(
  purgeDeletedEntries,
  purgeDeletedRecurring,
  purgeDeletedAccounts,
  purgeDeletedTransfers,
);

async function dailyCare(ctx: PublicContext): Promise<void> {
  await forget(ctx);
  await checkAllStatistics(ctx);
}

/** Figures that are not what the transactions add up to are logged and rebuilt. */
async function checkAllStatistics(ctx: PublicContext): Promise<void> {
  const next = (after: string, limit: number) => usersAfter(ctx.database.reader, after, limit);
  for await (const users of pagesAfter('', usersAtOnce, next)) {
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
  }
}
