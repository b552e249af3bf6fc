import { dataReader } from './data-reader.ts';
import { textOf, weeksOfSigns } from './json-lists.ts';

/** Rows in capitals; the weeks in words, or as one sign for each. */
export const wisedu = dataReader({ 'zh-CN': '金智', en: 'Wisedu' }, ['KCM', 'SKXQ'], (each) => ({
  course_name: textOf(each, 'KCM'),
  teacher: textOf(each, 'SKJS'),
  classroom: textOf(each, 'JASMC'),
  weekday: Number(textOf(each, 'SKXQ')),
  periods: `${textOf(each, 'KSJC')}-${textOf(each, 'JSJC')}`,
  weeks: textOf(each, 'ZCMC') || weeksOfSigns(textOf(each, 'SKZC'), 1),
  text: [textOf(each, 'KCM'), textOf(each, 'ZCMC'), textOf(each, 'YPSJDD')].join(' ').trim(),
}));
