import { chengfang } from './chengfang.ts';
import { courseList } from './course-list.ts';
import { pictured } from './pictured.ts';
import { qiangzhiApp, qiangzhiData, qiangzhiPage } from './qiangzhi.ts';
import { gridsOf, lessonsInGrids, someCell } from './read-grid.ts';
import type { TimetableReader } from './reader.ts';
import { shiguang } from './shiguang.ts';
import { shuweiData, shuweiScript, shuweiTable } from './shuwei.ts';
import { urpData } from './urp.ts';
import { wisedu, wiseduNew } from './wisedu.ts';
import { zhengfangData, zhengfangList, zhengfangOld, zhengfangPage } from './zhengfang.ts';

/** 青果: weeks and periods in one, such as '1-16[1-2]'. */
const qingguo: TimetableReader = {
  name: { 'zh-CN': '青果', en: 'Qingguo' },
  knows: (page) => someCell(page, ({ text }) => /\d周?[单双]?\s*\[\d+(-\d+)?\]/.test(text)),
  read: (page) => lessonsInGrids(page),
};

const anyTable: TimetableReader = {
  name: { 'zh-CN': '课程表', en: 'A timetable' },
  knows: (page) => gridsOf(page).length > 0,
  read: (page) => lessonsInGrids(page),
};

/** In order: the first that knows a page reads it, the general ones are the last. */
export const readers: readonly TimetableReader[] = [
  zhengfangData,
  shuweiData,
  shuweiScript,
  urpData,
  wisedu,
  wiseduNew,
  qiangzhiData,
  qiangzhiApp,
  chengfang,
  shiguang,
  pictured,
  zhengfangPage,
  zhengfangList,
  qiangzhiPage,
  zhengfangOld,
  shuweiTable,
  qingguo,
  courseList,
  anyTable,
];
