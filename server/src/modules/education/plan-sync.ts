import type { Transaction } from '../../database/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export const syncJob = 'education.sync';

/** One of a person: whatever waits is moved. */
export function planSync(
  ctx: Parameters<typeof enqueue>[0],
  tx: Transaction,
  userId: string,
  inMs = 0,
): Promise<void> {
  const runAt = ctx.clock.now() + inMs;
  return enqueue(ctx, tx, {
    kind: syncJob,
    key: userId,
    replace: true,
    runAt,
    payload: { userId },
  });
}
