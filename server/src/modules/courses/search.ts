import { searchLimit } from '@board/contracts/constants/search';
import { addDays } from '@board/time';
import type { SearchSource } from '../../area/search-source.ts';
import { today } from '../../context/context.ts';
import { courseRowsOf, toTimetable } from './courses.repository.ts';
import { lessonsBetween } from './list-courses.ts';
import { termRowsOf } from './terms.repository.ts';

const said = (parts: readonly string[]): string =>
  [...new Set(parts.filter((part) => part !== ''))].join(', ');

export const courseSearch: readonly SearchSource[] = [
  {
    kind: 'lesson',
    async ask(ctx, { days }) {
      const start = today(ctx);
      const { start: from, end } = days ?? { start, end: addDays(start, searchLimit.lessonDays) };
      const lessons = await lessonsBetween(ctx, from, end);
      return lessons
        .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1))
        .map(({ id, course_id, course_name: title, classroom, teacher, date, time, color }) => ({
          id,
          course_id,
          title,
          text: said([classroom, teacher]),
          date,
          time,
          color,
          oneOf: days ? null : course_id,
        }));
    },
  },
  {
    kind: 'course',
    async find(connection, userId, ids) {
      const rows = await courseRowsOf(connection, userId, ids);
      return rows.map(toTimetable).map(({ id, course_name: title, teacher, color, ...plan }) => {
        const lessons = [...plan.meetings, ...plan.sessions];
        const text = said([teacher, ...lessons.flatMap((each) => [each.classroom, each.teacher])]);
        return { id, title, text, date: null, time: null, color };
      });
    },
  },
  {
    kind: 'term',
    async find(connection, userId, ids) {
      const rows = await termRowsOf(connection, userId, ids);
      return rows.map(({ id, name, first_monday: date }) => ({
        id,
        title: name,
        text: '',
        date,
        time: null,
      }));
    },
  },
];
