import type { Course } from '@board/contracts/schemas/courses';
import { addDays } from '@board/time';
import ICAL from 'ical.js';
import type { Context } from '../../context.ts';
import { type ExportPart, mapped, ownedRows } from '../../export-part.ts';
import { toPlan } from './courses.repository.ts';
import { lessonsBetween } from './list-courses.ts';
import { toTerm } from './terms.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  const imports = mapped(ownedRows(ctx, 'course_imports'), ({ record, ...row }) => ({
    ...row,
    record: JSON.parse(record),
  }));
  return [
    {
      file: 'terms.json',
      tables: ['terms'],
      items: mapped(ownedRows(ctx, 'terms'), (row) => toTerm(row, 0)),
    },
    { file: 'courses.json', tables: ['courses'], items: mapped(ownedRows(ctx, 'courses'), toPlan) },
    { file: 'course-imports.json', tables: ['course_imports'], items: imports },
    { file: 'courses.ics', tables: [], text: calendarText(ctx) },
  ];
}

const spanDays = 120;

/** Every lesson that ever was or will be, a few months at a time. */
async function* calendarText(ctx: Context): AsyncGenerator<string> {
  yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal Task Board//EN\r\n';
  const stamp = ICAL.Time.fromJSDate(new Date(ctx.clock.now()), true);
  const { first, last } = await span(ctx);
  for (let start = first; start !== '' && start <= last; start = addDays(start, spanDays)) {
    for (const lesson of await lessonsBetween(ctx, start, addDays(start, spanDays - 1)))
      yield `${event(lesson, stamp)}\r\n`;
  }
  yield 'END:VCALENDAR\r\n';
}

async function span(ctx: Context): Promise<{ first: string; last: string }> {
  let first = '';
  let last = '';
  for await (const { first_date, last_date } of ownedRows(ctx, 'courses')) {
    if (first_date !== '' && (first === '' || first_date < first)) first = first_date;
    if (last_date > last) last = last_date;
  }
  return { first, last };
}

/** Its times are those on the wall, wherever that is. */
function event(lesson: Course, stamp: ICAL.Time): string {
  const entry = new ICAL.Component('vevent');
  const [start, end] = lesson.time.split('-');
  entry.addPropertyWithValue('uid', lesson.id);
  entry.addPropertyWithValue('dtstamp', stamp);
  entry.addPropertyWithValue('summary', lesson.course_name);
  entry.addPropertyWithValue('location', lesson.classroom);
  if (lesson.teacher !== '') entry.addPropertyWithValue('description', lesson.teacher);
  entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(`${lesson.date}T${start}:00`));
  entry.addPropertyWithValue('dtend', ICAL.Time.fromDateTimeString(`${lesson.date}T${end}:00`));
  return entry.toString();
}
