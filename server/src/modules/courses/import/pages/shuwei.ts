import { dataReader } from './data-reader.ts';
import { textOf, weeksOfSigns } from './json-lists.ts';
import type { PageLesson, TimetableReader } from './reader.ts';

const activity = 'new TaskActivity(';
const name = { 'zh-CN': '树维', en: 'Shuwei' };

/** Its page fills the table by a script, whose text names each activity and then the cells it stands in. */
export const shuweiScript: TimetableReader = {
  name,
  knows: ({ scripts }) => scripts.includes(activity) && /unitCount/.test(scripts),
  read({ scripts }) {
    const parts = scripts.split(activity);
    return parts
      .slice(1)
      .flatMap((part, index) => activityOf(part, teachersIn(parts[index] ?? '')));
  },
};

function activityOf(part: string, teachersBefore: string): PageLesson[] {
  const end = part.indexOf(');');
  const given = [
    ...part
      .slice(0, end)
      .replace(/\w+\.join\([^)]*\)/g, '')
      .matchAll(/"([^"\\]*)"/g),
  ];
  const words = given.map(([, word = '']) => word);
  const weeks = words.findIndex((word) => /^[01]{10,}$/.test(word));
  if (weeks < 3) return [];
  const course_name = (words[weeks - 3] ?? '').replace(/\([\w.-]+\)$/, '').trim();
  const days = new Map<number, number[]>();
  for (const [, day, unit] of part
    .slice(end)
    .matchAll(/index\s*=\s*(\d+)\s*\*\s*unitCount\s*\+\s*(\d+)/g)) {
    const periods = days.get(Number(day) + 1) ?? [];
    days.set(Number(day) + 1, [...periods, Number(unit) + 1]);
  }
  return [...days].map(([weekday, periods]) => ({
    course_name,
    teacher: weeks >= 6 ? (words[weeks - 5] ?? '') : teachersBefore,
    classroom: words[weeks - 1] ?? '',
    weekday,
    periods: periods.join(','),
    weeks: weeksOfSigns(words[weeks] ?? '', 0),
    text: `${course_name} ${words[weeks - 1] ?? ''}`,
  }));
}

/** The last that are named before an activity are its own. */
function teachersIn(before: string): string {
  const at = before.lastIndexOf('actTeachers');
  const list = at < 0 ? '' : before.slice(at, before.indexOf(']', at) + 1);
  return [...list.matchAll(/name:\s*"([^"]*)"/g)].map(([, each]) => each).join(',');
}

/** What its newer page loads. */
export const shuweiData = dataReader(name, ['courseName', 'weekIndexes', 'startUnit'], (each) => ({
  course_name: textOf(each, 'courseName'),
  teacher: Array.isArray(each.teachers) ? each.teachers.filter(isText).join(',') : '',
  classroom: textOf(each, 'room'),
  weekday: Number(textOf(each, 'weekday')),
  periods: `${textOf(each, 'startUnit')}-${textOf(each, 'endUnit')}`,
  weeks: Array.isArray(each.weekIndexes) ? each.weekIndexes.join(',') : '',
  text: `${textOf(each, 'courseName')} ${textOf(each, 'weeksStr')}`.trim(),
}));

const isText = (value: unknown): value is string => typeof value === 'string';
