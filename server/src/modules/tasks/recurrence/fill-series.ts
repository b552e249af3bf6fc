import { recurrenceAheadDays, recurrenceBackDays } from '@board/contracts/constants/tasks';
import { addDays, dayNumber } from '@board/time';
import { type Context, now, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId, newId } from '../../../database/ids.ts';
import { readRule } from '../../../recurrence/rule.ts';
import { planTogether } from '../reminders/plan-reminders.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { occurrenceDays } from './occurrence-days.ts';
import { insertOccurrences, standingDays } from './occurrence-rows.repository.ts';
import { changeSeries, forGood, type SeriesRow } from './series.repository.ts';
import { fieldsOn, wholeTemplate } from './series-template.ts';

/** Days of a series that are rows at one time. */
export const mostOpened = recurrenceBackDays + recurrenceAheadDays;

export const aheadOf = (date: string): string => addDays(date, recurrenceAheadDays);

/** The first task of a series has the series' id; the others follow from it and their day. */
const occurrenceId = (seriesId: string, day: string): string => derivedId(seriesId, day);

/** Of a series that takes the place of another one. */
export interface InPlace {
  /** The days that were open. */
  replaced?: readonly TaskRow[];
  /** Those of them that have something of their own, by their day in the rule. */
  own?: ReadonlyMap<string, TaskRow>;
  /** The last day that is opened, where all were deleted from some day on. */
  until?: string | undefined;
}

/**
 * Makes the occurrences that are near enough and not there yet; what was skipped stays skipped.
 * Days that passed long before are not opened, unless they were already: those that are replaced.
 */
export async function fillSeries(
  ctx: Context,
  tx: Transaction,
  series: SeriesRow,
  { replaced = [], own, until: last, version = 1 }: InPlace & { version?: number } = {},
): Promise<void> {
  const { user_id: userId, id, recurrence, start_date: start, expanded_until: after } = series;
  const rule = readRule(recurrence);
  const until = last ?? aheadOf(later(today(ctx), start));
  const back = addDays(today(ctx), -recurrenceBackDays);
  const opened = Math.min(dayNumber(back), dayNumber(replaced[0]?.occurrence ?? back));
  const window = { from: Math.max(dayNumber(after) + 1, opened), until: dayNumber(until) };
  const { days, exhausted } = rule
    ? occurrenceDays(rule, start, window)
    : { days: [], exhausted: true };
  const template = wholeTemplate(series.template);
  const time = now(ctx);
  const standing = await standingDays(tx, { userId, seriesId: id, from: days[0] ?? forGood });
  const missing = days.filter((day) => !standing.has(day));
  const made = missing.map(
    (day): TaskRow => ({
      ...fieldsOn(template, day, ctx.actor.timeZone),
      user_id: userId,
      id: occurrenceId(id, day),
      completed: 0,
      created_at: time,
      deleted_at: null,
      deleted_with: null,
      ...own?.get(day),
      series_id: id,
      occurrence: day,
      recurrence,
      version,
      updated_at: time,
    }),
  );
  const rows = versionedAfter(replaced, made);
  // A day that was moved along took its id with it: those come first.
  const isOwn = (row: TaskRow): boolean => own?.has(row.occurrence ?? '') === true;
  const kept = await insertOccurrences(tx, rows.filter(isOwn));
  const fresh = rows.filter((row) => !isOwn(row));
  const inserted = new Set([...kept, ...(await insertOccurrences(tx, fresh))]);
  const taken = rows.filter((row) => !inserted.has(row));
  const others = taken.map((row) => ({ ...row, id: newId(ctx.clock.now()) }));
  await planTogether(ctx, tx, [...inserted, ...(await insertOccurrences(tx, others))]);
  await changeSeries(tx, series, { expanded_until: exhausted ? forGood : later(until, after) });
}

/** One that comes again by its id is newer than it was. */
export function versionedAfter(replaced: readonly TaskRow[], rows: readonly TaskRow[]): TaskRow[] {
  const versions = new Map(replaced.map(({ id, version }) => [id, version]));
  return rows.map((row) => ({
    ...row,
    version: Math.max(row.version, 1 + (versions.get(row.id) ?? 0)),
  }));
}

const later = (a: string, b: string): string => (a > b ? a : b);
