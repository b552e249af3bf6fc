import type { Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { cancelJobs, enqueueAll } from '../../../jobs/enqueue.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { readReminders } from './reminder.ts';

export const reminderJob = 'tasks.remind';

export interface DueReminder {
  userId: string;
  taskId: string;
  time: string;
}

type Parts = Pick<Services, 'clock' | 'signals'>;
type Reminded = Pick<TaskRow, 'user_id' | 'id' | 'reminders'>;

/** The moments at which somebody still wants to hear of a task. */
export function awaitedMoments(row: TaskRow | undefined): string[] {
  if (!row || row.deleted_at !== null || row.completed === 1) return [];
  return readReminders(row.reminders).map((reminder) => reminder.time);
}

const lateMs = 60_000;

/** Moves the waiting jobs along with a change; what has passed is not planned again. */
export async function planReminders(
  ctx: Parts,
  tx: Transaction,
  before: TaskRow | undefined,
  after: TaskRow | undefined,
): Promise<void> {
  const row = after ?? before;
  if (!row || (row.reminders === '[]' && (before ?? row).reminders === '[]')) return;
  const due = (time: string) => ({ userId: row.user_id, taskId: row.id, time });
  const old = awaitedMoments(before);
  const next = awaitedMoments(after);
  await cancel(tx, old.filter((each) => !next.includes(each)).map(due));
  await plan(ctx, tx, next.filter((each) => !old.includes(each)).map(due));
}

/** Of open tasks that came, all at once. */
export const planTogether = (ctx: Parts, tx: Transaction, rows: readonly Reminded[]) =>
  plan(ctx, tx, rows.flatMap(dueOf));

/** Of open tasks that went. What was told has no job that waits. */
export const cancelTogether = (ctx: Parts, tx: Transaction, rows: readonly Reminded[]) =>
  cancel(tx, rows.flatMap(dueOf).filter(isAhead(ctx)));

const dueOf = ({ user_id: userId, id: taskId, reminders }: Reminded): DueReminder[] =>
  readReminders(reminders).map(({ time }) => ({ userId, taskId, time }));

const isAhead =
  (ctx: Parts) =>
  ({ time }: DueReminder) =>
    Date.parse(time) >= ctx.clock.now() - lateMs;

const plan = (ctx: Parts, tx: Transaction, due: readonly DueReminder[]) =>
  enqueueAll(
    ctx,
    tx,
    due.filter(isAhead(ctx)).map((payload) => ({
      kind: reminderJob,
      key: keyOf(payload),
      payload,
      runAt: Date.parse(payload.time),
    })),
  );

const cancel = (tx: Transaction, due: readonly DueReminder[]) =>
  cancelJobs(tx, reminderJob, due.map(keyOf));

const keyOf = ({ userId, taskId, time }: DueReminder): string => `${userId}/${taskId}/${time}`;
