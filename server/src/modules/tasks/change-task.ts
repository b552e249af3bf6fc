import type { Task } from '@board/contracts/schemas/tasks';
import { type Context, now, type Services } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { checkVersion } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { taskThatIsThere } from './find-task.ts';
import { planReminders } from './reminders/plan-reminders.ts';
import type { TaskRow } from './task-row.repository.ts';
import { insertTaskRow, replaceTaskRow, toTask } from './tasks.repository.ts';

/** The way of every change: found as one's own, not stale, counted, one version on. */
export function changeTask(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: TaskRow) => TaskRow,
): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const before = await currentRow(ctx, tx, id, ifMatch);
    return changeRow(ctx, tx, before, change(before));
  });
}

export async function currentRow(
  ctx: Context,
  tx: Transaction,
  id: string,
  ifMatch: number | undefined,
): Promise<TaskRow> {
  const row = await taskThatIsThere(tx, ctx.actor.userId, id);
  checkVersion(toTask(row), ifMatch);
  return row;
}

export async function changeRow(
  ctx: Context,
  tx: Transaction,
  before: TaskRow,
  changed: TaskRow,
): Promise<Task> {
  const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
  await storeTaskRow(ctx, tx, before, after);
  return toTask(after);
}

type Parts = Pick<Services, 'clock' | 'signals'>;

/** No task is written but through these two: its reminders go with it. A series has its own. */
export async function addTaskRow(ctx: Parts, tx: Transaction, row: TaskRow): Promise<void> {
  await insertTaskRow(tx, row);
  await planReminders(ctx, tx, undefined, row);
}

export async function storeTaskRow(
  ctx: Parts,
  tx: Transaction,
  before: TaskRow,
  after: TaskRow,
): Promise<void> {
  await replaceTaskRow(tx, before, after);
  await planReminders(ctx, tx, before, after);
}
