import type { Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { cancelJob, enqueue } from '../../../jobs/enqueue.ts';
import type { TaskRow } from '../tasks.repository.ts';
import { readReminders } from './reminder.ts';

export const reminderJob = 'tasks.remind';

export interface DueReminder {
  userId: string;
  taskId: string;
  time: string;
}

/** The moments at which somebody still wants to hear of a task. */
export function awaitedMoments(row: TaskRow | undefined): string[] {
  if (!row || row.deleted_at !== null || row.completed === 1) return [];
  return readReminders(row.reminders).map((reminder) => reminder.time);
}

const lateMs = 60_000;

/** Moves the waiting jobs along with a change; what has passed is not planned again. */
export async function planReminders(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  before: TaskRow | undefined,
  after: TaskRow | undefined,
): Promise<void> {
  const row = after ?? before;
  if (!row || (row.reminders === '[]' && (before ?? row).reminders === '[]')) return;
  const { user_id: userId, id: taskId } = row;
  const old = awaitedMoments(before);
  const next = awaitedMoments(after);
  for (const time of old.filter((each) => !next.includes(each))) {
    await cancelJob(tx, reminderJob, keyOf({ userId, taskId, time }));
  }
  for (const time of next.filter((each) => !old.includes(each))) {
    const runAt = Date.parse(time);
    if (runAt < ctx.clock.now() - lateMs) continue;
    const payload: DueReminder = { userId, taskId, time };
    await enqueue(ctx, tx, { kind: reminderJob, key: keyOf(payload), payload, runAt });
  }
}

const keyOf = ({ userId, taskId, time }: DueReminder): string => `${userId}/${taskId}/${time}`;
