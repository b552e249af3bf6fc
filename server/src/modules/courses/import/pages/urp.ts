import { dataReader } from './data-reader.ts';
import { type Fields, textOf, weeksOfSigns } from './json-lists.ts';
import { nameIn, periodsOfLabel, roomApart, timeIn, weekdayOf } from './lessons-in-cell.ts';
import type { Page } from './page.ts';
import type { TimetableReader } from './reader.ts';

/** Courses, each with the times and places that it has. */
export const urpData = dataReader(
  { 'zh-CN': 'URP', en: 'URP' },
  ['courseName', 'timeAndPlaceList'],
  (course) =>
    listOf(course.timeAndPlaceList).map((each) => {
      const first = Number(textOf(each, 'classSessions', 'skjc'));
      const count = Number(textOf(each, 'continuingSession', 'cxjc')) || 1;
      const weeks =
        textOf(each, 'weekDescription') ||
        weeksOfSigns(textOf(each, 'classWeek'), 1) ||
        textOf(course, 'skzcs');
      return {
        course_name: textOf(course, 'courseName'),
        teacher: textOf(course, 'attendClassTeacher')
          .replace(/[*\s]+/g, ' ')
          .trim(),
        classroom:
          textOf(each, 'teachingBuildingName') + textOf(each, 'classroomName') ||
          textOf(each, 'skdd'),
        weekday: Number(textOf(each, 'classDay', 'skxq')),
        periods: `${first}-${first + count - 1}`,
        weeks,
        text: `${textOf(course, 'courseName')} ${weeks}`,
      };
    }),
);

/** A time and its place, the time perhaps in a part of its own. */
const listOf = (list: unknown): Fields[] =>
  Array.isArray(list)
    ? list.flatMap((each: Fields | null) =>
        each ? [typeof each.id === 'object' ? { ...each, ...each.id } : each] : [],
      )
    : [];

const columns = {
  name: /^课程(名称?)?$|^course( name)?$/i,
  teacher: /教师|老师|teacher|lecturer/i,
  weeks: /^(上课)?周次?数?$|^weeks?$/i,
  weekday: /^(上课)?星期$|^(week)?day$/i,
  periods: /^(上课)?节次$|^periods?$/i,
  count: /^节数$/,
  time: /^(上课)?时间([/、]?地点)?$|^time$/i,
  building: /^教学楼/,
  room: /^教室|地点|^(class)?room$|^location$/i,
} as const;
type Column = keyof typeof columns;

function listsOf({ tables }: Page) {
  return tables.flatMap(({ rows }) => {
    const heading = rows.findIndex((row) =>
      row.some((cell) => columns.name.test(cell?.text ?? '')),
    );
    const at = (column: Column) =>
      rows[heading]?.findIndex((cell) => columns[column].test(cell?.text ?? '')) ?? -1;
    const timed =
      at('time') >= 0 || (at('periods') >= 0 && Math.max(at('weekday'), at('weeks')) >= 0);
    return heading >= 0 && timed ? [{ rows: rows.slice(heading + 1), at }] : [];
  });
}

/** A list of courses with a column each for day, periods and weeks, or one for all of them; so has the old URP. */
export const courseList: TimetableReader = {
  name: { 'zh-CN': '课程列表（URP）', en: 'List of courses (URP)' },
  knows: (page) => courseList.read(page).length > 0,
  read: (page) =>
    listsOf(page).flatMap(({ rows, at }) => {
      const said = { name: '', teacher: '' };
      return rows.flatMap((row) => {
        const cell = (column: Column) => row[at(column)];
        const text = (column: Column) => cell(column)?.text ?? '';
        // A line without a name goes on with the course above it.
        said.name = nameIn(text('name')) || said.name;
        said.teacher =
          text('teacher')
            .replace(/\*|\[[^\][]*\]/g, '')
            .trim() || (text('name') ? '' : said.teacher);
        const [, dayOfPeriods = '', periods = ''] =
          /^([一二三四五六日天](?=\[))?(.*)$/.exec(text('periods')) ?? [];
        const first = periodsOfLabel(periods);
        const count = Number(text('count'));
        const rooms = text('room').split(/[;；]/);
        const times = cell('time')?.lines.flatMap((line) => line.text.split(/[;；]/)) ?? [''];
        return times.flatMap((time, index) => {
          const [when = '', where] = roomApart(time);
          const together = timeIn(when);
          const lesson = {
            course_name: said.name,
            teacher: said.teacher,
            classroom: where ?? text('building') + (rooms[index] ?? rooms[0] ?? ''),
            weekday:
              together.weekday ||
              weekdayOf(`星期${text('weekday').replace(/^(星期|周)/, '')}`) ||
              Number(text('weekday')) ||
              weekdayOf(`星期${dayOfPeriods}`),
            periods:
              together.periods ||
              (count > 1
                ? `${Number.parseInt(first, 10)}-${Number.parseInt(first, 10) + count - 1}`
                : first),
            weeks: together.weeks || timeIn(text('weeks')).weeks,
            text: row
              .map((each) => each?.text)
              .filter(Boolean)
              .join(' '),
          };
          // A course that meets at no time is none for the timetable.
          return lesson.course_name && (lesson.weekday || lesson.periods) ? [lesson] : [];
        });
      });
    }),
};
