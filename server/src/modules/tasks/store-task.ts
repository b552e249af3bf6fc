import type { Services } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { planReminders } from './reminders/plan-reminders.ts';
import type { TaskRow } from './task-row.repository.ts';
import { insertTaskRow, replaceTaskRow } from './tasks.repository.ts';

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
