import { dataReader } from './data-reader.ts';
import { objectsWith, textOf } from './json-lists.ts';
import { timeIn, weekdayOf } from './lessons-in-cell.ts';
import type { Page } from './page.ts';
import type { TimetableReader } from './reader.ts';

/** Courses, each with the times and places that it has. */
export const urpData = dataReader(
  { 'zh-CN': 'URP', en: 'URP' },
  ['courseName', 'timeAndPlaceList'],
  (course) =>
    objectsWith(course.timeAndPlaceList, 'classDay', 'classSessions').map((each) => {
      const first = Number(textOf(each, 'classSessions'));
      const count = Number(textOf(each, 'continuingSession')) || 1;
      return {
        course_name: textOf(course, 'courseName'),
        teacher: textOf(course, 'attendClassTeacher')
          .replace(/[*\s]+/g, ' ')
          .trim(),
        classroom: [textOf(each, 'teachingBuildingName'), textOf(each, 'classroomName')].join(''),
        weekday: Number(textOf(each, 'classDay')),
        periods: `${first}-${first + count - 1}`,
        weeks: textOf(each, 'weekDescription'),
        text: `${textOf(course, 'courseName')} ${textOf(each, 'weekDescription')}`,
      };
    }),
);

const columns = {
  name: /^课程(名称?)?$|^course( name)?$/i,
  teacher: /教师|老师|teacher|lecturer/i,
  weeks: /^(上课)?周次?数?$|^weeks?$/i,
  weekday: /^(上课)?星期$|^(week)?day$/i,
  periods: /^(上课)?节次$|^periods?$/i,
  count: /^节数$/,
  time: /^(上课)?时间$|^time$/i,
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
    const timed = at('time') >= 0 || (at('weekday') >= 0 && at('periods') >= 0);
    return heading >= 0 && timed ? [{ rows: rows.slice(heading + 1), at }] : [];
  });
}

/** A list of courses with a column each for day, periods and weeks, or one for all of them; so has the old URP. */
export const courseList: TimetableReader = {
  name: { 'zh-CN': '课程列表（URP）', en: 'List of courses (URP)' },
  knows: (page) => listsOf(page).length > 0,
  read: (page) =>
    listsOf(page).flatMap(({ rows, at }) =>
      rows.flatMap((row) => {
        const cell = (column: Column) => row[at(column)]?.text ?? '';
        const together = timeIn(cell('time'));
        const first = cell('periods');
        const count = Number(cell('count'));
        const weekday = weekdayOf(`星期${cell('weekday').replace(/^(星期|周)/, '')}`);
        const lesson = {
          course_name: cell('name'),
          teacher: cell('teacher').replace(/\*/g, '').trim(),
          classroom: [cell('building'), cell('room')].join(''),
          weekday: together.weekday || weekday || Number(cell('weekday')) || 0,
          periods:
            together.periods ||
            (count > 1 && /^\d+$/.test(first) ? `${first}-${Number(first) + count - 1}` : first),
          weeks: together.weeks || timeIn(cell('weeks')).weeks,
          text: row
            .map((each) => each?.text)
            .filter(Boolean)
            .join(' '),
        };
        // A course that meets at no time is none for the timetable.
        return lesson.course_name && (lesson.weekday || lesson.periods) ? [lesson] : [];
      }),
    ),
};
