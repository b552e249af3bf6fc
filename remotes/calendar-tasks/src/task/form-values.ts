import type { GivenReminder, Task, TaskEdit } from '@board/contracts/calls/tasks';
import { calendarDays } from '@board/contracts/constants/limits';
import type { Priority } from '@board/contracts/constants/priorities';
import type { Assignment } from '@board/contracts/constants/tasks';
import { newId } from '@board/platform';
import { addDays, daysBetween, instantOf, lengthOf, minuteMs, wallIn } from '@board/time';
import {
  choiceFor,
  endOf,
  isUnchanged,
  noRepeat,
  type RepeatChoice,
  ruleOf,
} from '../recurrence/repeat-choice.ts';
import type { TaskFields } from './plans.queries.ts';
import { areTags, readTags, writeTags } from './tags.ts';

export interface FormValues {
  /** Made before the first try, so that a second one is no second task. */
  id: string;
  title: string;
  date: string;
  startTime: string;
  endTime: string;
  /** How long it is meant to take, or ''; a span says so by itself. */
  minutes: string;
  course: string;
  assignment: Assignment;
  /** Words side by side. */
  tags: string;
  priority: Priority;
  hasReminder: boolean;
  /** Minutes before the start. */
  before: readonly number[];
  /** Moments on the wall, 'YYYY-MM-DDTHH:MM'. */
  moments: readonly string[];
  repeat: RepeatChoice;
  description: string;
  /** What was done before it was written down. */
  completed: boolean;
}

export type FormProblems = Partial<Record<'tags' | 'hasReminder' | 'repeat', string>>;

/** Where the form shows what the server says of a field that it has by another name. */
export const fieldOf = {
  time: 'endTime',
  duration_minutes: 'minutes',
  reminders: 'hasReminder',
  reminder_time: 'hasReminder',
  recurrence: 'repeat',
} as const;

const isInCalendar = (day: string): boolean =>
  day >= calendarDays.first && day <= calendarDays.last;

export function blankForm(date: string): FormValues {
  return {
    id: newId(),
    title: '',
    date,
    startTime: '',
    endTime: '',
    minutes: '',
    course: '',
    assignment: 'none',
    tags: '',
    priority: 'medium',
    hasReminder: false,
    before: [],
    moments: [],
    repeat: noRepeat,
    description: '',
    completed: false,
  };
}

export function formOf(task: Task, timeZone: string): FormValues {
  const { id, title, date, time, priority, has_reminder, reminders, description, completed } = task;
  const { duration_minutes: minutes, course, assignment, tags } = task;
  return {
    id,
    title,
    date,
    startTime: time?.slice(0, 5) ?? '',
    endTime: time?.slice(6) ?? '',
    minutes: minutes === null ? '' : String(minutes),
    course,
    assignment,
    tags: writeTags(tags),
    priority,
    hasReminder: has_reminder,
    before: reminders.flatMap(({ minutes_before: minutes }) => (minutes === null ? [] : [minutes])),
    moments: reminders.flatMap(({ minutes_before: minutes, time: moment }) =>
      minutes === null ? [wallMoment(timeZone, Date.parse(moment))] : [],
    ),
    repeat: choiceFor(task),
    description,
    completed,
  };
}

export function wallMoment(timeZone: string, instant: number): string {
  const { day, time } = wallIn(timeZone, instant);
  return `${day}T${time}`;
}

/** Another day, and the moments as many days before it as they were. */
export function onDay({ date: from, moments }: FormValues, date: string): Partial<FormValues> {
  if (!from || !date) return { date };
  const by = daysBetween(from, date);
  const along = (moment: string) =>
    moment && `${addDays(moment.slice(0, 10), by)}${moment.slice(10)}`;
  return { date, moments: moments.map(along) };
}

/** `reminders` stand for the older `reminder_time`; steps are ticked and written where they stand. */
type SentSometimes = 'completed' | 'recurrence' | 'reminder_time' | 'steps';

export type ReadForm =
  | { fields: TaskFields; problems?: undefined }
  | { fields?: undefined; problems: FormProblems };

interface Place {
  timeZone: string;
  now: number;
}

/** Whether so long before the start is over by now. Of a repetition, a later task may still be reminded of. */
export function isOver(
  { date, startTime, repeat }: Pick<FormValues, 'date' | 'startTime' | 'repeat'>,
  minutes: number,
  { timeZone, now }: Place,
): boolean {
  if (repeat.kind !== 'none' || !date || !startTime) return false;
  return instantOf(timeZone, date, startTime) - minutes * minuteMs < now - minuteMs;
}

/** When a task that begins then is reminded of: the time alone where it is the same day. */
export function momentBefore(
  { date, startTime }: Pick<FormValues, 'date' | 'startTime'>,
  minutes: number,
  timeZone: string,
): { day?: string; time: string } {
  const { day, time } = wallIn(timeZone, instantOf(timeZone, date, startTime) - minutes * minuteMs);
  return day === date ? { time } : { day, time };
}

/** The body of the call, or the fields that need another look, each with the key of its words. */
export function readForm(values: FormValues, { timeZone, now }: Place, original?: Task): ReadForm {
  const { startTime, endTime, date, repeat } = values;
  const title = values.title.trim();
  // A time is kept only with both its ends.
  const time = startTime && endTime ? `${startTime}-${endTime}` : null;
  const reminders = values.hasReminder ? remindersOf(values, time, timeZone) : [];
  // What was told stays in the list, and goes along with its day.
  const were = original && formOf(original, timeZone);
  const known = new Set([...(were?.moments ?? []), ...((were && onDay(were, date).moments) ?? [])]);
  const knownPresets = new Set(original?.reminders.map((each) => each.minutes_before));
  const isPast = (each: GivenReminder) => {
    const { minutes_before: minutes } = each;
    if (minutes !== undefined && minutes !== null)
      return !knownPresets.has(minutes) && isOver(values, minutes, { timeZone, now });
    if (each.time === undefined) return false;
    const moment = Date.parse(each.time);
    return moment < now - minuteMs && !known.has(wallMoment(timeZone, moment));
  };
  const tags = readTags(values.tags);
  const problems: FormProblems = {
    ...(areTags(tags) ? {} : { tags: 'problem.tags' }),
    ...(reminders.some(isPast) ? { hasReminder: 'problem.reminderPast' } : {}),
    ...repeatProblem(repeat, date),
  };
  if (!date || Object.keys(problems).length > 0) return { problems };
  // What only moved with its day is the server's to move, as far as the change reaches.
  const recurrence =
    original && isUnchanged(repeat, date, original) ? undefined : ruleOf(repeat, date);
  const { priority, hasReminder: has_reminder, description, completed, course } = values;
  return {
    fields: {
      title,
      date,
      time,
      // A span says it by itself.
      duration_minutes: time ? lengthOf(time) : values.minutes ? Number(values.minutes) : null,
      course,
      assignment: values.assignment,
      tags,
      priority,
      has_reminder,
      reminders,
      description,
      // Later it is ticked in the list, where one sees it.
      ...(original ? {} : { completed }),
      ...(recurrence === undefined ? {} : { recurrence }),
    } satisfies Record<Exclude<keyof TaskEdit, SentSometimes>, unknown>,
  };
}

function repeatProblem(choice: RepeatChoice, date: string): FormProblems {
  const { until, count } = choice;
  const end = endOf(choice);
  if (end === 'count' && Number(count) < 1) return { repeat: 'problem.repeatCount' };
  if (end !== 'until') return {};
  if (until < date) return { repeat: 'problem.repeatEnd' };
  return isInCalendar(until) ? {} : { repeat: 'problem.dateYears' };
}

function remindersOf(
  { before, moments }: FormValues,
  time: string | null,
  timeZone: string,
): GivenReminder[] {
  return [
    ...(time ? before.map((minutes_before) => ({ minutes_before })) : []),
    ...moments.filter(Boolean).map((moment) => ({
      time: new Date(instantOf(timeZone, moment.slice(0, 10), moment.slice(11, 16))).toISOString(),
    })),
  ];
}
