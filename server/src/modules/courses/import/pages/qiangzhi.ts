import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';
import { periodsIn } from './lessons-in-cell.ts';
import { gridsOf, lessonsInGrids } from './read-grid.ts';
import type { TimetableReader } from './reader.ts';

const whole = 'kbcontent';

/** A cell holds its lessons twice, short and whole; what is copied from the page has only one of them. */
export const qiangzhiPage: TimetableReader = {
  name: { 'zh-CN': '强智（旧）', en: 'Qiangzhi (old)' },
  knows: (page) =>
    gridsOf(page).some(({ table }) =>
      table.rows.some((row) =>
        row.some((cell) => cell?.lines.some(({ region }) => region.startsWith(whole))),
      ),
    ),
  read: (page) =>
    lessonsInGrids(page, ({ lines }) =>
      lines.some(({ region }) => region === whole)
        ? lines.filter(({ region, text }) => region === whole || text === '')
        : lines,
    ),
};

/** The new one loads lists; '10102' are the first two periods of a Monday. */
export const qiangzhiData = dataReader(
  { 'zh-CN': '强智（新）', en: 'Qiangzhi (new)' },
  ['courseName', 'classTime'],
  (each) => {
    const at = textOf(each, 'classTime');
    return {
      course_name: textOf(each, 'courseName'),
      teacher: textOf(each, 'teacherName'),
      classroom: textOf(each, 'location', 'classroomName'),
      weekday: Number(textOf(each, 'weekDay') || at.slice(0, 1)),
      periods: periodsIn(at.slice(1)),
      weeks: textOf(each, 'classWeek'),
      text: [textOf(each, 'courseName'), at, textOf(each, 'classWeek')].join(' '),
    };
  },
);
