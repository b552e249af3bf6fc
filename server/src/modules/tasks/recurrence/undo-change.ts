import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { changeRow, currentRow } from '../change-task.ts';
import { planDailyCare } from '../daily-care.ts';
import { cancelTogether, planTogether } from '../reminders/plan-reminders.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { fillSeries, versionedAfter } from './fill-series.ts';
import { insertOccurrences, isOpen, removeAhead } from './occurrence-rows.repository.ts';
import { changeSeries, putSeries } from './series.repository.ts';
import { type Before, findBefore, firstReached } from './series-before.repository.ts';

/** The task, its series and the days that its last change made anew are as before; what was completed by then stays. */
export function undoChange(ctx: Context, id: string): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const row = await currentRow(ctx, tx, id, undefined);
    const before = await findBefore(tx, row);
    if (!before) throw new ServiceError('task.change_stands');
    const replaced = await endAnew(ctx, tx, row, before);
    if (before.series) await putSeries(tx, before.series);
    const task = await changeRow(ctx, tx, row, before.task);
    const days = versionedAfter(replaced, before.days);
    await planTogether(ctx, tx, (await insertOccurrences(tx, days)).filter(isOpen));
    if (before.series?.stopped === 0) await fillSeries(ctx, tx, before.series);
    await planDailyCare(ctx, tx);
    return task;
  });
}

/** The series that the change began; answers its days that go. What was done or deleted in it before stays. */
async function endAnew(
  ctx: Context,
  tx: Transaction,
  row: TaskRow,
  before: Before,
): Promise<TaskRow[]> {
  const { user_id: userId, id, series_id: seriesId } = row;
  const from = firstReached(row, before);
  if (seriesId === null || from === null) return [];
  const days = await removeAhead(tx, { userId, seriesId, from, except: id });
  const comeBack = new Set(before.days.map((day) => day.id));
  await insertOccurrences(
    tx,
    days.filter((day) => !isOpen(day) && !comeBack.has(day.id)),
  );
  await cancelTogether(ctx, tx, days);
  await changeSeries(tx, { user_id: userId, id: seriesId }, { stopped: 1 });
  return days;
}
