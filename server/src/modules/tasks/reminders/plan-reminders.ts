import type { Services } from '../../../context/context.ts';
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

type Waiting = Reminded & Pick<TaskRow, 'completed' | 'deleted_at'>;

/** The moments at which somebody still wants to hear of a task. */
export const awaitedOf = (row: Waiting | undefined): DueReminder[] =>
  !row || row.deleted_at !== null || row.completed === 1 ? [] : dueOf(row);

const lateMs = 60_000;

interface Change {
  before: Waiting | undefined;
  after: Waiting | undefined;
}

export const planReminders = (
  ctx: Parts,
  tx: Transaction,
  before: Waiting | undefined,
  after: Waiting | undefined,
): Promise<void> => planChanges(ctx, tx, [{ before, after }]);

/** Moves the waiting jobs along with changes; what has passed is not planned again. */
export async function planChanges(
  ctx: Parts,
  tx: Transaction,
  changes: readonly Change[],
): Promise<void> {
  const gone: DueReminder[] = [];
  const coming: DueReminder[] = [];
  for (const { before, after } of changes) {
    const old = awaitedOf(before);
    const next = awaitedOf(after);
    const lacks = (all: readonly DueReminder[]) => (due: DueReminder) =>
      all.every(({ time }) => time !== due.time);
    gone.push(...old.filter(lacks(next)));
    coming.push(...next.filter(lacks(old)));
  }
  await cancel(tx, gone);
  await plan(ctx, tx, coming);
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
