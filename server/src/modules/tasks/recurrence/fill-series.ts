import { recurrenceAheadDays } from '@board/contracts/constants/tasks';
import { type Context, now, today } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../ids.ts';
import { addDays } from '../calendar-days.ts';
import { addTaskRow } from '../store-task.ts';
import type { TaskRow } from '../tasks.repository.ts';
import { occurrenceDays } from './occurrence-days.ts';
import { changeSeries, knownIds, type SeriesRow } from './series.repository.ts';
import { fieldsOn, type SeriesTemplate } from './series-template.ts';

/** No day is beyond it: the rule has ended. */
export const forGood = '9999-12-31';

export const aheadOf = (date: string): string => addDays(date, recurrenceAheadDays);

/** The first task of a series has the series' id; the others follow from it and their day. */
export const occurrenceId = (seriesId: string, day: string): string => derivedId(seriesId, day);

/** Makes the occurrences that are near enough and not there yet; what was skipped stays skipped. */
export async function fillSeries(ctx: Context, tx: Transaction, series: SeriesRow): Promise<void> {
  const { user_id: userId, id, recurrence, start_date: start, expanded_until: after } = series;
  const until = aheadOf(later(today(ctx), start));
  const { days, exhausted } = occurrenceDays(recurrence, start, { after, until });
  const known = await knownIds(
    tx,
    userId,
    days.map((day) => occurrenceId(id, day)),
  );
  const template = JSON.parse(series.template) as SeriesTemplate;
  const time = now(ctx);
  for (const day of days) {
    const row: TaskRow = {
      ...fieldsOn(template, day, ctx.actor.timeZone),
      user_id: userId,
      id: occurrenceId(id, day),
      completed: 0,
      series_id: id,
      occurrence: day,
      recurrence,
      version: 1,
      created_at: time,
      updated_at: time,
      deleted_at: null,
      deleted_with: null,
    };
    if (!known.has(row.id)) await addTaskRow(ctx, tx, row);
  }
  await changeSeries(tx, series, { expanded_until: exhausted ? forGood : later(until, after) });
}

const later = (a: string, b: string): string => (a > b ? a : b);
