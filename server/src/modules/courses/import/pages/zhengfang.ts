import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';
import { lessonsInCell } from './lessons-in-cell.ts';
import type { Page } from './page.ts';
import type { PageCell } from './page-table.ts';
import { gridsOf, lessonsInGrids } from './read-grid.ts';
import type { PageLesson, TimetableReader } from './reader.ts';

const cellsOf = ({ tables }: Page) => [
  ...new Set(tables.flatMap(({ rows }) => rows.flat()).filter((cell) => cell !== undefined)),
];

/** What its page loads: a list under `kbList`. */
export const zhengfangData = dataReader(
  { 'zh-CN': '正方（新）', en: 'Zhengfang (new)' },
  ['kcmc', 'xqj'],
  (each) => ({
    course_name: textOf(each, 'kcmc'),
    teacher: textOf(each, 'xm'),
    classroom: textOf(each, 'cdmc'),
    weekday: Number(textOf(each, 'xqj')),
    periods: textOf(each, 'jcs', 'jcor', 'jc'),
    weeks: textOf(each, 'zcd'),
    text: [textOf(each, 'kcmc'), textOf(each, 'xqjmc'), textOf(each, 'jc'), textOf(each, 'zcd')]
      .filter(Boolean)
      .join(' '),
  }),
);

/** Its cells are named by day and period, and each of their lines by what it is. */
export const zhengfangPage: TimetableReader = {
  name: zhengfangData.name,
  knows: (page) =>
    cellsOf(page).some(({ lines }) => lines.some(({ label }) => /^(节\/周|周\/节)$/.test(label))),
  read: (page) => cellsOf(page).flatMap((cell) => lessonsAt(cell.id, cell)),
};

/** The same as a list, where the cell before a lesson is named. */
export const zhengfangList: TimetableReader = {
  name: zhengfangData.name,
  knows: (page) => cellsOf(page).some(({ id }) => id.startsWith(inList)),
  read: ({ tables }) =>
    tables.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.flatMap((cell, at) =>
          cell?.id.startsWith(inList) ? lessonsAt(cell.id.slice(inList.length), row[at + 1]) : [],
        ),
      ),
    ),
};
const inList = 'jc_';

function lessonsAt(id: string, cell: PageCell | undefined): PageLesson[] {
  const [, weekday, periods = ''] = /^([1-7])-(\d+(?:-\d+)?)$/.exec(id) ?? [];
  return weekday && cell ? lessonsInCell(cell.lines, { weekday: Number(weekday), periods }) : [];
}

/** Its lessons say their day themselves: '周一第1,2节{第1-16周|单周}'. */
export const zhengfangOld: TimetableReader = {
  name: { 'zh-CN': '正方（旧）', en: 'Zhengfang (old)' },
  knows: (page) =>
    gridsOf(page).length > 0 &&
    cellsOf(page).some(({ text }) => /周[一二三四五六日]第[\d,-]+节\{第/.test(text)),
  read: lessonsInGrids,
};
