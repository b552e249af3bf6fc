import { longestReminderMinutes } from '@board/contracts/constants/tasks';
import type { Reminder, Step, TaskEdit } from '@board/contracts/schemas/tasks';
import { addDays, dayMinutes, daysBetween, instantOf, wallIn } from '@board/time';
import { instant } from '../../../time/clock.ts';
import { readReminders, timeBefore, writeReminders } from '../reminders/reminder.ts';
import { readList, type TaskRow, writeSteps } from '../task-row.repository.ts';

/** What every task of a series has for itself. */
type Own = 'date' | 'completed' | 'reminder_time' | 'recurrence';

/** What they share. A reminder at a moment becomes one at that time of day. */
export interface SeriesTemplate extends Pick<TaskRow, Exclude<keyof TaskEdit, Own | 'reminders'>> {
  reminders: (number | { days: number; time: string })[];
}

/** A moment that lies farther away is about the one task alone. */
const farthestDays = longestReminderMinutes / dayMinutes;

export function templateOf(row: TaskRow, timeZone: string): SeriesTemplate {
  const { title, priority, time, duration_minutes, course, tags, description, has_reminder } = row;
  return {
    title,
    priority,
    time,
    duration_minutes,
    course,
    // Nothing of a day to come is marked.
    assignment: row.assignment === 'none' ? 'none' : 'set',
    tags,
    steps: notDone(row.steps),
    description,
    has_reminder,
    reminders: readReminders(row.reminders).flatMap((each): SeriesTemplate['reminders'] => {
      const { minutes_before: minutes, time: moment } = each;
      if (minutes !== null) return [minutes];
      const local = wallIn(timeZone, Date.parse(moment));
      const days = daysBetween(row.date, local.day);
      return Math.abs(days) <= farthestDays ? [{ days, time: local.time }] : [];
    }),
  };
}

/** Of a series that was begun before tasks carried a plan. */
const planless = {
  duration_minutes: null,
  course: '',
  assignment: 'none',
  tags: '[]',
  steps: '[]',
} as const;

export const wholeTemplate = (stored: string): SeriesTemplate => ({
  ...planless,
  ...(JSON.parse(stored) as SeriesTemplate),
});

/** Every day begins them anew. */
const notDone = (steps: string): string =>
  writeSteps(readList<Step>(steps).map((step) => ({ ...step, done: false })));

/** The fields of one occurrence; its reminders stand where its own day has them. */
export function fieldsOn({ reminders, ...shared }: SeriesTemplate, date: string, timeZone: string) {
  // A day may have lost the time that some of them follow.
  const known = reminders.filter((each) => typeof each !== 'number' || shared.time !== '');
  const placed = known.map(
    (each): Reminder =>
      typeof each === 'number'
        ? { minutes_before: each, time: timeBefore(timeZone, date, shared.time, each) }
        : {
            minutes_before: null,
            time: instant(instantOf(timeZone, addDays(date, each.days), each.time)),
          },
  );
  return { ...shared, ...writeReminders(placed), date };
}
