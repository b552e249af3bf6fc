import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';
import { periodsIn } from './labels.ts';

/** A list that a script of the page is given; periods and weeks are named one by one. */
export const chengfang = dataReader(
  { 'zh-CN': '乘方', en: 'Chengfang' },
  ['kcmc', 'zcs', 'jcdm2'],
  (each) => ({
    course_name: textOf(each, 'kcmc'),
    teacher: textOf(each, 'teaxms'),
    classroom: textOf(each, 'jxcdmcs'),
    weekday: Number(textOf(each, 'xq')),
    periods: periodsIn(textOf(each, 'jcdm2')),
    weeks: textOf(each, 'zcs'),
    text: [textOf(each, 'kcmc'), textOf(each, 'zcs')].join(' '),
  }),
);
