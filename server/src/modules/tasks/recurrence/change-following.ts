import { addDays, daysBetween } from '@board/time';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { readRule } from '../../../recurrence/rule.ts';
import { storeTaskRow } from '../change-task.ts';
import { daysWithFiles } from '../files/files.repository.ts';
import { cancelTogether } from '../reminders/plan-reminders.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { type TaskFields, withFields } from '../task-rules.ts';
import { asFirst, beginSeries } from './begin-series.ts';
import { countBefore } from './occurrence-days.ts';
import { insertOccurrences, isOpen, removeAhead } from './occurrence-rows.repository.ts';
import { changedFields, type Own, ownEdits, withOwn } from './own-edits.ts';
import { endingBefore, goesAlong, movedRule, withCount } from './rule.ts';
import { changeSeries, findSeries, forGood, type SeriesRow } from './series.repository.ts';
import { keepBefore } from './series-before.repository.ts';
import { templateOf } from './series-template.ts';

/** This task and all that follow: the old series ends before it, a new one begins with it. */
export async function changeFollowing(
  ctx: Context,
  tx: Transaction,
  before: TaskRow,
  { recurrence, ...fields }: TaskFields,
): Promise<TaskRow> {
  const { user_id: userId, series_id: seriesId, occurrence } = before;
  const series = seriesId === null ? undefined : await findSeries(tx, userId, seriesId);
  if (!series || occurrence === null) throw new ServiceError('task.not_recurring');
  const changed = withFields(ctx, before, fields);
  const isMoved = changed.date !== before.date;
  const remaining = remainingRule(series, occurrence);
  const same = isMoved ? movedRule(remaining, occurrence, changed.date) : remaining;
  const rule = recurrence === undefined ? same : recurrence;

  await endSeries(tx, series, occurrence);
  const ahead = { userId, seriesId: series.id, from: occurrence, except: before.id };
  const withFiles = await daysWithFiles(tx, ahead);
  const days = await removeAhead(tx, ahead);
  await cancelTogether(ctx, tx, days);

  const after: TaskRow = {
    ...(rule === null
      ? { ...changed, series_id: null, occurrence: null, recurrence: null }
      : recurrence === undefined && !isMoved
        ? { ...changed, series_id: before.id, recurrence: rule }
        : asFirst(ctx, changed, rule)),
    // A day that goes with its series comes again by its id, and is newer then than it was.
    version:
      1 + Math.max(before.version, ...(rule === null ? days.map(({ version }) => version) : [])),
    updated_at: now(ctx),
  };
  await storeTaskRow(ctx, tx, before, after);
  if (rule === null) await insertOccurrences(tx, days.filter(isSettled));
  else {
    const first = after.occurrence ?? occurrence;
    const by = recurrence === undefined && goesAlong(rule) ? daysBetween(occurrence, first) : 0;
    const stopped = recurrence === undefined ? series.stopped : 0;
    const changes = changedFields(before, after, ctx.actor.timeZone);
    const keeps = (day: TaskRow): Own | undefined => {
      const own = ownEdits(day, series.template, ctx.actor.timeZone);
      const kept = new Set([...own].filter((field) => !changes.has(field)));
      return kept.size > 0 || withFiles.has(day.id) ? kept : undefined;
    };
    await beginAnew(ctx, tx, after, days, { by, stopped, keeps });
  }
  await keepBefore(tx, after, { task: before, series, days });
  return after;
}

const isSettled = (day: TaskRow): boolean => !isOpen(day);

interface Along {
  /** How many days each of them goes. */
  by?: number;
  stopped?: number;
  /** Those that are not made anew. */
  stays?: (day: TaskRow) => boolean;
  /** What an open day goes on with. */
  keeps?: (day: TaskRow) => Own | undefined;
}

/** What is done or was deleted stays as it is, as a day of the new series that is not opened again. */
export async function beginAnew(
  ctx: Context,
  tx: Transaction,
  first: TaskRow,
  days: readonly TaskRow[],
  { by = 0, stopped = 0, stays = isSettled, keeps = () => undefined }: Along = {},
): Promise<void> {
  const { series_id, recurrence, updated_at } = first;
  const along = ({ occurrence }: TaskRow) => addDays(occurrence ?? first.date, by);
  const settled = days.filter(stays).map((day): TaskRow => {
    const own = { series_id, occurrence: along(day), recurrence };
    return { ...day, ...own, version: day.version + 1, updated_at };
  });
  await insertOccurrences(tx, settled);
  const replaced = days.filter((day) => !stays(day));
  const template = templateOf(first, ctx.actor.timeZone);
  const kept = replaced.flatMap((day): [string, TaskRow][] => {
    const [own, occurrence] = [keeps(day), along(day)];
    return own ? [[occurrence, withOwn(ctx, day, template, { own, occurrence })]] : [];
  });
  const until = stopped === 1 ? (replaced.map(along).at(-1) ?? first.date) : undefined;
  await beginSeries(ctx, tx, first, { replaced, own: new Map(kept), until });
}

/** A series that was to come ten times comes as often as was left. */
function remainingRule({ recurrence, start_date: start }: SeriesRow, occurrence: string): string {
  const rule = readRule(recurrence);
  if (rule?.count === undefined) return recurrence;
  return withCount(recurrence, Math.max(1, rule.count - countBefore(rule, start, occurrence)));
}

async function endSeries(tx: Transaction, series: SeriesRow, occurrence: string): Promise<void> {
  await changeSeries(tx, series, {
    recurrence: endingBefore(series.recurrence, occurrence),
    expanded_until: forGood,
  });
}
