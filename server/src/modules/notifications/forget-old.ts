import { dayMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import { instant } from '../../time/clock.ts';
import { touch } from '../../writing/transaction.ts';
import { readSettings } from '../settings/index.ts';
import { deleteOldRows, ownersOfOld } from './notifications.repository.ts';

const peopleAtOnce = 100;

/** Once a day, where they are not kept for ever: one transaction a person, whose pages hear of it. */
export async function forgetOldNotifications(ctx: PublicContext): Promise<void> {
  const { kept } = await readSettings(ctx.database.reader);
  if (kept.notifications === 0) return;
  const before = instant(ctx.clock.now() - kept.notifications * dayMs);
  for (;;) {
    const owners = await ownersOfOld(ctx.database.reader, before, peopleAtOnce);
    for (const userId of owners) {
      await ctx.database.transaction(async (tx) => {
        await touch(ctx, tx, userId, ['notifications']);
        await deleteOldRows(tx, userId, before);
      });
    }
    if (owners.length < peopleAtOnce) return;
  }
}
