import type { Locale } from '@board/contracts/constants/locales';
import type { Exam } from '@board/contracts/schemas/exams';
import type { Task } from '@board/contracts/schemas/tasks';
import { dayMs, instantOf } from '@board/time';
import ICAL from 'ical.js';
import { entryOf, linesOf, spanOnWall } from '../../files/ical.ts';
import { categoriesOf, notesOf } from '../tasks/index.ts';
import type { LessonSeries } from './lesson-series.ts';
import { timeZoneComponent } from './time-zone.ts';

export interface CalendarContent {
  timeZone: string;
  locale: Locale;
  stamp: string;
  series: readonly LessonSeries[];
  exams: readonly Exam[];
  tasks: readonly Task[];
}

const lessonAlarm = '-PT15M';
const refresh = 'PT1H';

interface Words {
  name: string;
  teacher: string;
  periods: string;
  exam: string;
  seat: string;
}

const words: Record<Locale, Words> = {
  'zh-CN': { name: '个人任务看板', teacher: '教师', periods: '节次', exam: '考试：', seat: '座位' },
  en: {
    name: 'Personal Task Board',
    teacher: 'Teacher',
    periods: 'Periods',
    exam: 'Exam: ',
    seat: 'Seat',
  },
};

const end = 'END:VCALENDAR';

/** Folding, escaping and value types are the library's; what is said is ours. In pieces, since there may be many. */
export function* writeCalendar(content: CalendarContent): Generator<string> {
  const { timeZone, locale, series, exams, tasks } = content;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Personal Task Board//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', words[locale].name);
  calendar.addPropertyWithValue('x-wr-timezone', timeZone);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refresh));
  calendar.addPropertyWithValue('x-published-ttl', refresh);
  calendar.addSubcomponent(timeZoneComponent(timeZone, ...yearsOf(content)));
  yield linesOf(calendar).slice(0, -end.length - 2);
  for (const each of series) yield linesOf(lessonEvent(each, content));
  for (const exam of exams) yield linesOf(examEvent(exam, content));
  for (const task of tasks) yield linesOf(taskEvent(task, content));
  yield `${end}\r\n`;
}

function lessonEvent(
  each: LessonSeries,
  { timeZone, locale, stamp }: CalendarContent,
): ICAL.Component {
  const event = entryOf('vevent', { uid: `${each.uid}@lesson.board`, title: each.name, stamp });
  const [from = ''] = each.time.split('-');
  addSpan(event, each.first, each.time, timeZone);
  if (each.last > each.first) event.addPropertyWithValue('rrule', ruleOf(each, from, timeZone));
  for (const date of each.except)
    addLocal(event, 'exdate', spanOnWall(date, each.time).from, timeZone);
  if (each.classroom) event.addPropertyWithValue('location', each.classroom);
  const notes = [
    each.periods && `${words[locale].periods}: ${each.periods}`,
    each.teacher && `${words[locale].teacher}: ${each.teacher}`,
  ].filter(Boolean);
  if (notes.length > 0) event.addPropertyWithValue('description', notes.join('\n'));
  // A property of our own is written as it is: a line break within would begin another.
  if (each.teacher)
    event.addPropertyWithValue('x-board-teacher', each.teacher.replace(/[\r\n]+/g, ' '));
  event.addPropertyWithValue('categories', 'COURSE');
  event.addSubcomponent(alarmOf(each.name, ICAL.Duration.fromString(lessonAlarm)));
  return event;
}

function taskEvent(task: Task, { timeZone, stamp }: CalendarContent): ICAL.Component {
  const event = entryOf('vevent', { uid: `${task.id}@task.board`, title: task.title, stamp });
  addTimes(event, task, timeZone);
  const notes = notesOf(task);
  if (notes) event.addPropertyWithValue('description', notes);
  for (const category of ['TASK', ...categoriesOf(task)])
    event.addPropertyWithValue('categories', category);
  for (const { time } of task.has_reminder ? task.reminders : []) {
    const at = ICAL.Time.fromJSDate(new Date(time), true);
    event.addSubcomponent(alarmOf(task.title, at));
  }
  return event;
}

function examEvent(exam: Exam, { timeZone, locale, stamp }: CalendarContent): ICAL.Component {
  const { exam: kind, seat } = words[locale];
  const title = kind + [exam.course, exam.title].filter(Boolean).join(' ');
  const event = entryOf('vevent', { uid: `${exam.id}@exam.board`, title, stamp });
  addTimes(event, exam, timeZone);
  if (exam.room) event.addPropertyWithValue('location', exam.room);
  const notes = [exam.seat && `${seat}: ${exam.seat}`, exam.note].filter(Boolean);
  if (notes.length > 0) event.addPropertyWithValue('description', notes.join('\n'));
  event.addPropertyWithValue('categories', 'EXAM');
  for (const days of exam.remind_days)
    event.addSubcomponent(alarmOf(title, ICAL.Duration.fromString(`-P${days}D`)));
  return event;
}

function addTimes(
  event: ICAL.Component,
  { date, time }: Pick<Task, 'date' | 'time'>,
  timeZone: string,
): void {
  if (time) addSpan(event, date, time, timeZone);
  else {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
  }
}

function addSpan(event: ICAL.Component, date: string, time: string, timeZone: string): void {
  const { from, to } = spanOnWall(date, time);
  addLocal(event, 'dtstart', from, timeZone);
  if (to) addLocal(event, 'dtend', to, timeZone);
}

function addLocal(event: ICAL.Component, name: string, time: ICAL.Time, timeZone: string): void {
  event.addPropertyWithValue(name, time).setParameter('tzid', timeZone);
}

/** Until the last lesson, as an instant: with a zone the rule asks for UTC. */
function ruleOf({ interval, last }: LessonSeries, time: string, timeZone: string): ICAL.Recur {
  const until = ICAL.Time.fromJSDate(new Date(instantOf(timeZone, last, time)), true);
  return new ICAL.Recur({ freq: 'WEEKLY', interval, until });
}

function alarmOf(text: string, trigger: ICAL.Duration | ICAL.Time): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', text);
  alarm.addPropertyWithValue('trigger', trigger);
  return alarm;
}

/** The years that anything lies in, and one around them. */
function yearsOf({ series, exams, tasks, stamp }: CalendarContent): [number, number] {
  const dates = [
    ...series.flatMap(({ first, last }) => [first, last]),
    ...[...exams, ...tasks].map(({ date }) => date),
  ];
  const times = [Date.parse(stamp), ...dates.map((date) => Date.parse(date))];
  return [Math.min(...times) - 365 * dayMs, Math.max(...times) + 365 * dayMs];
}
