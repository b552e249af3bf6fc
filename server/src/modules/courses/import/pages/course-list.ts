import { hoursOfLabel, periodsOfLabel, weekdayOf, weekdaysOf } from './labels.ts';
import { nameIn, roomApart } from './lessons-in-cell.ts';
import type { Page } from './page.ts';
import type { PageCell } from './page-table.ts';
import type { TimetableReader } from './reader.ts';
import { timeIn } from './time-in.ts';

const columns = {
  name: /^课程(名称?)?$|^(course|module|subject|class)( (name|title))?$|^title$/i,
  teacher: /教师|老师|teacher|lecturer|instructor|professor|tutor|^staff$/i,
  weeks: /^(上课)?周次?数?$|^(weeks?|wks?)$/i,
  weekday: /^(上课)?(星期几?|周几)$|^((week|meeting )?days?|day of( the)? week)$/i,
  periods: /^(上课)?节次$|^periods?$/i,
  start: /^开始(节[次数]?|时间)$|^(start|begin)s?( (time|period))?$|^from$/i,
  end: /^结束(节[次数]?|时间)$|^(end|finish)(es|s)?( (time|period))?$|^(to|until)$/i,
  count: /^节数$/,
  time: /^(上课)?时间([/、]?地点)?$|^((meeting )?times?|days? ?(&|and|\/) ?times?)$/i,
  building: /^教学楼/,
  room: /^教室|地点|^(class)?room$|^(location|venue|place)$/i,
} as const;
type Column = keyof typeof columns;
const headed = (cell: PageCell | undefined, column: Column) =>
  columns[column].test(cell?.text.replaceAll('_', ' ') ?? '');

function listsOf({ tables }: Page) {
  return tables.flatMap(({ rows }) => {
    const heading = rows.findIndex((row) => row.some((cell) => headed(cell, 'name')));
    const at = (column: Column) => rows[heading]?.findIndex((cell) => headed(cell, column)) ?? -1;
    const timed =
      Math.max(at('time'), at('start')) >= 0 ||
      (at('periods') >= 0 && Math.max(at('weekday'), at('weeks')) >= 0);
    return heading >= 0 && timed ? [{ rows: rows.slice(heading + 1), at }] : [];
  });
}

/** A list of courses with a column each for day, periods or hours and weeks, or one for all of them; so has the old URP. */
export const courseList: TimetableReader = {
  name: { 'zh-CN': '课程列表', en: 'List of courses' },
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
        const [parity] = /[单双](?=周?$)/.exec(periods) ?? [];
        const weeks = timeIn(text('weeks')).weeks;
        const span = `${text('start')}-${text('end')}`;
        const first = periodsOfLabel(periods) || hoursOfLabel(span) || periodsOfLabel(span);
        const count = Number(text('count'));
        const rooms = text('room').split(/[;；]/);
        const times = cell('time')?.lines.flatMap((line) => line.text.split(/[;；]/)) ?? [''];
        return times.flatMap((time, index) => {
          const [when = '', where] = roomApart(time);
          // 'MWF 9:30 AM - 10:20 AM'
          const [, named = '', clock = ''] = /^(.{1,30}?) (?=\d|noon)(.*)$/i.exec(when) ?? [];
          const apart = weekdaysOf(named);
          const hours = hoursOfLabel(apart.length > 0 ? clock : when);
          const together = timeIn(when);
          const [weekday = 0, ...others] = together.weekday
            ? [together.weekday]
            : apart.length > 0
              ? apart
              : weekdaysOf(text('weekday') || when);
          const lesson = {
            course_name: said.name,
            teacher: said.teacher,
            classroom: where ?? text('building') + (rooms[index] ?? rooms[0] ?? ''),
            weekday:
              weekday ||
              weekdayOf(`星期${text('weekday')}`) ||
              Number(text('weekday')) ||
              weekdayOf(`星期${dayOfPeriods}`),
            periods:
              hours ||
              together.periods ||
              (count > 1
                ? `${Number.parseInt(first, 10)}-${Number.parseInt(first, 10) + count - 1}`
                : first),
            weeks: (!hours && together.weeks) || (parity ? `{${weeks}|${parity}周}` : weeks),
            text: row
              .map((each) => each?.text)
              .filter(Boolean)
              .join(' '),
          };
          // A course that meets at no time is none for the timetable.
          if (!lesson.course_name || !(lesson.weekday || lesson.periods)) return [];
          return [lesson, ...others.map((other) => ({ ...lesson, weekday: other }))];
        });
      });
    }),
};
