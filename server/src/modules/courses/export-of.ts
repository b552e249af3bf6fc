import type { Course } from '@board/contracts/schemas/courses';
import { addDays } from '@board/time';
import type ICAL from 'ical.js';
import { type ExportPart, ownedPart, ownedRows } from '../../area/export-part.ts';
import { type Context, now } from '../../context/context.ts';
import { calendarText, entryOf, spanOnWall } from '../../files/ical.ts';
import { toPlan } from './courses.repository.ts';
import { lessonsBetween } from './list-courses.ts';
import { toTerm } from './terms.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  return [
    ownedPart(ctx, 'terms', (row) => toTerm(row, 0)),
    ownedPart(ctx, 'courses', toPlan),
    ownedPart(ctx, 'course_imports', (row) => ({ ...row, record: JSON.parse(row.record) })),
    { file: 'courses.ics', tables: [], text: calendarText(lessonEvents(ctx)) },
  ];
}

const spanDays = 120;

/** Every lesson that ever was or will be, a few months at a time. */
async function* lessonEvents(ctx: Context): AsyncGenerator<ICAL.Component> {
  const { first, last } = await span(ctx);
  for (let start = first; start !== '' && start <= last; start = addDays(start, spanDays)) {
    for (const lesson of await lessonsBetween(ctx, start, addDays(start, spanDays - 1)))
      yield eventOf(lesson, now(ctx));
  }
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

function eventOf(lesson: Course, stamp: string): ICAL.Component {
  const entry = entryOf('vevent', { uid: lesson.id, title: lesson.course_name, stamp });
  const { from, to } = spanOnWall(lesson.date, lesson.time);
  entry.addPropertyWithValue('location', lesson.classroom);
  if (lesson.teacher !== '') entry.addPropertyWithValue('description', lesson.teacher);
  entry.addPropertyWithValue('dtstart', from);
  if (to) entry.addPropertyWithValue('dtend', to);
  return entry;
}
