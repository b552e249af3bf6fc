import { addDays } from '@board/time';
import type { Services } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { instant } from '../../time/clock.ts';

export const dailyCareJob = 'tasks.daily-care';

/** Tomorrow somebody looks after series and trash; the first who needs it sees to that. */
export async function planDailyCare(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
): Promise<void> {
  const day = addDays(instant(ctx.clock.now()).slice(0, 10), 1);
  const runAt = Date.parse(`${day}T00:00:00Z`);
  await enqueue(ctx, tx, { kind: dailyCareJob, key: day, payload: null, runAt });
}
