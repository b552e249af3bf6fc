import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { planDailyCare } from '../daily-care.ts';
import { remindersWith } from '../reminders/reminder-rules.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { fillSeries, type InPlace } from './fill-series.ts';
import { firstDay } from './occurrence-days.ts';
import { checkRule, recurrenceError } from './rule.ts';
import { putSeries, type SeriesRow } from './series.repository.ts';
import { templateOf } from './series-template.ts';

/** The task as the first one of its rule, on the first day that the rule falls on. */
export function asFirst(ctx: Context, row: TaskRow, rule: string): TaskRow {
  const date = firstDay(checkRule(ctx, rule), row.date);
  if (date === undefined) throw recurrenceError(ctx, 'task.recurrence_empty');
  const first = { ...row, date, series_id: row.id, occurrence: date, recurrence: rule };
  return date === row.date ? first : { ...first, ...remindersWith(ctx, first, {}, row.date) };
}

/** Makes what follows the first task, which stands already. */
export async function beginSeries(
  ctx: Context,
  tx: Transaction,
  first: TaskRow,
  inPlace: InPlace = {},
): Promise<void> {
  const start = first.occurrence ?? first.date;
  const series: SeriesRow = {
    user_id: first.user_id,
    id: first.id,
    recurrence: first.recurrence ?? '',
    start_date: start,
    template: JSON.stringify(templateOf(first, ctx.actor.timeZone)),
    expanded_until: start,
    stopped: inPlace.until === undefined ? 0 : 1,
  };
  await putSeries(tx, series);
  // A day that was there before, and comes again by its id, is newer than it was.
  await fillSeries(ctx, tx, series, { ...inPlace, version: first.version });
  await planDailyCare(ctx, tx);
}
