import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';

/** What the app shares: the weeks as a list, and a lesson beside the periods with hours of its own. */
export const shiguang = dataReader(
  { 'zh-CN': '拾光课程表', en: 'Shiguang' },
  ['name', 'position', 'day', 'weeks'],
  (each) => {
    const [first, last] = [textOf(each, 'startSection'), textOf(each, 'endSection')];
    const weeks = Array.isArray(each.weeks) ? each.weeks.slice(0, 80).join(',') : '';
    const hours = `${textOf(each, 'customStartTime')}-${textOf(each, 'customEndTime')}`;
    return {
      course_name: textOf(each, 'name'),
      teacher: textOf(each, 'teacher'),
      classroom: textOf(each, 'position'),
      weekday: Number(textOf(each, 'day')),
      periods: first && `${first}-${last || first}`,
      weeks,
      text: [textOf(each, 'name'), first ? `${first}-${last}` : hours, weeks].join(' '),
    };
  },
);
