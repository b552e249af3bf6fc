import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';
import { periodsIn } from './labels.ts';
import { lessonsInGrids, someCell } from './read-grid.ts';
import type { TimetableReader } from './reader.ts';

const whole = 'kbcontent';

/** A cell holds its lessons twice, short and whole; what is copied from the page has only one of them. */
export const qiangzhiPage: TimetableReader = {
  name: { 'zh-CN': '强智（旧）', en: 'Qiangzhi (old)' },
  knows: (page) =>
    someCell(page, ({ lines }) => lines.some(({ region }) => region.startsWith(whole))),
  read: (page) =>
    lessonsInGrids(page, ({ lines }) =>
      lines
        .filter(
          ({ region, text }, _, all) =>
            region === whole || text === '' || !all.some((each) => each.region === whole),
        )
        // A letter beside the name is how the course was chosen.
        .map((line) => ({ ...line, text: line.text.replace(/ [PO]$/, '') })),
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

/** What its app loads. */
export const qiangzhiApp = dataReader(
  { 'zh-CN': '强智', en: 'Qiangzhi' },
  ['kcmc', 'kkzc', 'kcsj'],
  (each) => {
    const at = textOf(each, 'kcsj');
    const parity = ['', '单', '双'][Number(textOf(each, 'sjbz'))] ?? '';
    return {
      course_name: textOf(each, 'kcmc'),
      teacher: textOf(each, 'jsxm'),
      classroom: textOf(each, 'jsmc'),
      weekday: Number(at.slice(0, 1)),
      periods: periodsIn(at.slice(1)),
      weeks: parity ? `{${textOf(each, 'kkzc')}|${parity}周}` : textOf(each, 'kkzc'),
      text: [textOf(each, 'kcmc'), at, textOf(each, 'kkzc')].join(' '),
    };
  },
);
