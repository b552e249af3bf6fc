import type { GivenReminder, Reminder, TaskEdit } from '@board/contracts/schemas/tasks';
import { addDays, daysBetween, instantOf, wallIn } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { instant } from '../../../time/clock.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { readReminders, timeBefore, writeReminders } from './reminder.ts';

type ReminderColumns = Pick<TaskRow, 'has_reminder' | 'reminder_time' | 'reminders'>;
type Ruled = ReminderColumns & Pick<TaskRow, 'date' | 'time' | 'series_id'>;

/** The reminders after a change; `row` has its new date and time already and its old reminders still. */
export function remindersWith(
  ctx: Context,
  row: Ruled,
  fields: Partial<TaskEdit>,
  from = row.date,
): ReminderColumns {
  const { has_reminder = fields.reminders ? fields.reminders.length > 0 : row.has_reminder === 1 } =
    fields;
  if (!has_reminder) return { has_reminder: 0, ...writeReminders([]) };
  const were = readReminders(row.reminders);
  const known = were.map((each) =>
    // Without a time it is of a moment, whatever it was before.
    each.minutes_before === null || row.time === '' ? moved(ctx, each, from, row.date) : each,
  );
  const given = givenReminders(row, known, fields);
  const either = [...known, ...were];
  return {
    has_reminder: 1,
    ...writeReminders(given.map((each) => placed(ctx, row, either, each))),
  };
}

/** As many days before its task as it was, at the same time of day. */
function moved(ctx: Context, reminder: Reminder, from: string, to: string): Reminder {
  if (from === to) return reminder;
  const { timeZone } = ctx.actor;
  const { day, time } = wallIn(timeZone, Date.parse(reminder.time));
  const moment = instantOf(timeZone, addDays(day, daysBetween(from, to)), time);
  return { ...reminder, time: instant(moment) };
}

/** The specification's one `reminder_time` stands for all of them, unless it only came back as it was. */
function givenReminders(
  row: Ruled,
  known: readonly Reminder[],
  { reminders, reminder_time: time }: Partial<TaskEdit>,
): readonly GivenReminder[] {
  if (reminders) return reminders;
  if (time === undefined) return known;
  if (time === null) return [];
  const isTheFirst =
    row.reminder_time !== null && Date.parse(time) === Date.parse(row.reminder_time);
  return isTheFirst ? known : [{ time }];
}

function placed(
  ctx: Context,
  row: Ruled,
  known: readonly Reminder[],
  given: GivenReminder,
): Reminder {
  const { minutes_before: minutes = null } = given;
  if (minutes === null) return atItsMoment(ctx, known, given.time);
  const before = known.find((each) => each.minutes_before === minutes);
  if (row.time === '') {
    // Its task lost the time it followed; the moment stays.
    if (before) return { minutes_before: null, time: before.time };
    throw new ServiceError('task.reminder_needs_time');
  }
  const time = timeBefore(ctx.actor.timeZone, row.date, row.time, minutes);
  if (!before && row.series_id === null) checkAhead(ctx, time);
  return { minutes_before: minutes, time };
}

function atItsMoment(
  ctx: Context,
  known: readonly Reminder[],
  given: string | undefined,
): Reminder {
  if (given === undefined) throw new ServiceError('task.reminder_incomplete');
  const time = instant(Date.parse(given));
  if (!known.some((each) => each.time === time)) checkAhead(ctx, time);
  return { minutes_before: null, time };
}

/** The form offers minutes and takes a moment to send, so the current minute still counts. */
const graceMs = 60_000;

function checkAhead(ctx: Context, time: string): void {
  if (Date.parse(time) < ctx.clock.now() - graceMs) throw new ServiceError('task.reminder_past');
}
