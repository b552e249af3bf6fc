import type { Task } from '@board/contracts/schemas/tasks';
import { type Context, now } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { checkVersion, ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { findTaskRow, replaceTaskRow, type TaskRow, toTask } from './tasks.repository.ts';

/** The way of every change: found as one's own, not stale, counted, one version on. */
export function changeTask(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: TaskRow) => TaskRow,
): Promise<Task> {
  return write(ctx, ['tasks'], (tx) => changeInside(ctx, tx, id, ifMatch, change));
}

export async function changeInside(
  ctx: Context,
  tx: Transaction,
  id: string,
  ifMatch: number | undefined,
  change: (row: TaskRow) => TaskRow,
): Promise<Task> {
  const before = await findTaskRow(tx, ctx.actor.userId, id);
  if (!before || before.deleted_at !== null) throw new ServiceError('task.not_found');
  checkVersion(toTask(before), ifMatch);
  const after = { ...change(before), version: before.version + 1, updated_at: now(ctx) };
  await replaceTaskRow(tx, before, after);
  return toTask(after);
}
