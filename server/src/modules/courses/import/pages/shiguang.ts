import { mondayIn, tablesOf } from '../term-of-share.ts';
import { dataReader } from './data-reader.ts';
import { objectsWith, textOf } from './json-lists.ts';
import type { TimetableReader } from './reader.ts';

/** What this app and others share: the weeks as a list, perhaps the periods too, and a lesson beside them hours of its own. */
const lessons = dataReader(
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

/** Beside them stand when the term begins, and when its periods are. */
export const shiguang: TimetableReader = {
  ...lessons,
  term({ json }) {
    const [config = {}] = objectsWith(json, 'semesterStartDate');
    const slots = objectsWith(json, 'number', 'startTime', 'endTime');
    const first_monday = mondayIn({ startDate: config.semesterStartDate });
    const weeks = Number(textOf(config, 'semesterTotalWeeks'));
    return {
      first_monday,
      ...(Number.isInteger(weeks) && weeks > 0 && { weeks }),
      period_tables: tablesOf(
        slots.map((slot) => ({ ...slot, node: slot.number })),
        null,
        first_monday,
      ),
    };
  },
};

const listed = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? value
        .slice(0, 80)
        .map((each: { section?: unknown }) => each?.section ?? each)
        .join(',')
    : undefined;
