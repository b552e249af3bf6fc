import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';

/** What this app and others share: the weeks as a list, perhaps the periods too, and a lesson beside them hours of its own. */
export const shiguang = dataReader(
  { 'zh-CN': '拾光课程表', en: 'Shiguang' },
  ['name', 'position', 'day', 'weeks'],
  (each) => {
    const [first, last] = [textOf(each, 'startSection'), textOf(each, 'endSection')];
    const weeks = listed(each.weeks) ?? textOf(each, 'weeks');
    const hours = `${textOf(each, 'customStartTime')}-${textOf(each, 'customEndTime')}`;
    return {
      course_name: textOf(each, 'name'),
      teacher: textOf(each, 'teacher'),
      classroom: textOf(each, 'position'),
      weekday: Number(textOf(each, 'day')),
      periods:
        each.isCustomTime === true
          ? hours
          : (listed(each.sections) ?? (first && `${first}-${last || first}`)),
      weeks,
      text: [textOf(each, 'name'), first ? `${first}-${last}` : hours, weeks].join(' '),
    };
  },
);

const listed = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value
        .slice(0, 80)
        .map((each: { section?: unknown }) => each?.section ?? each)
        .join(',')
    : undefined;
