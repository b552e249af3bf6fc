import { calendarYears } from './limits.ts';

/** How far ahead the occurrences of a recurring task stand in the lists; the rest follows day by day. */
export const recurrenceAheadDays = 120;
/** How far back a new series opens its days: what lies before was not forgotten but never planned. */
export const recurrenceBackDays = 31;
export const remindersPerTask = 5;
/** Minutes before the start that the form offers. */
export const reminderPresets = [0, 10, 60, 1_440] as const;
/** Of what is to be handed in, where nothing else is said: a week, three days and a day, in minutes before it is due. */
export const usualAssignmentReminders = [10_080, 4_320, 1_440] as const;
/** On those days, where it is due at no time. */
export const assignmentReminderTime = '08:00';
/** Minutes from now that a reminder can be put off by. */
export const snoozeMinutes = [10, 60, 1_440] as const;
/** Four weeks. */
export const longestReminderMinutes = 40_320;
/** How long a task may take, where no span says it. */
export const longestTaskMinutes = 1_440;
export const tagsPerTask = 10;
export const stepsPerTask = 50;
/** One word, so that it can be written as `#tag` and found exactly. */
export const tagPattern = '^[^\\s#@,;，；、"\\\\]{1,30}$';
export const trendDays = 14;
/** Days that one request for calendar marks may span: six rows and some more. */
export const calendarSpanDays = 100;

/** A part of RFC 5545 that a person can say in a sentence; in this order, once each. See `recurrenceLimit`. */
export const recurrencePattern = `^FREQ=(DAILY|WEEKLY|MONTHLY)(;INTERVAL=[1-9]\\d?)?(;(COUNT=[1-9]\\d{0,2}|UNTIL=${calendarYears.pattern}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])))?(;BYDAY=(-1|[1-4])?(MO|TU|WE|TH|FR|SA|SU)(,(-1|[1-4])?(MO|TU|WE|TH|FR|SA|SU)){0,6})?(;BYMONTHDAY=(-1|[1-9]|[12]\\d|3[01]))?$`;

/** Which tasks of a series a change or a deletion is about. */
export const seriesScopes = ['one', 'following'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** Whether a task is to be handed in, and whether it came back with a mark; that it is handed in says its tick. */
export const assignments = ['none', 'set', 'graded'] as const;
export type Assignment = (typeof assignments)[number];

/** Which tasks a list shows. */
export const taskStates = ['open', 'overdue', 'done', 'all'] as const;
export type TaskState = (typeof taskStates)[number];

/** How many lists a person may keep. */
export const taskViewsPerPerson = 12;
