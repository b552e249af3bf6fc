import { dayMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { instant } from '../../time/clock.ts';
import { readSettings } from './settings.ts';

/** What was deleted before this moment is gone. */
export async function keptSince(
  ctx: Pick<PublicContext, 'clock'>,
  connection: Connection,
): Promise<string> {
  const { kept } = await readSettings(connection);
  return instant(ctx.clock.now() - kept.trash * dayMs);
}

/** The care of a day: what can no longer be restored is gone. */
export const purging =
  (...purges: readonly ((tx: Transaction, since: string) => Promise<unknown>)[]) =>
  (ctx: PublicContext): Promise<void> =>
    ctx.database.transaction(async (tx) => {
      const since = await keptSince(ctx, tx);
      for (const purge of purges) await purge(tx, since);
    });
