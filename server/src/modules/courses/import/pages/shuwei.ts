import { dataReader } from './data-reader.ts';
import { textOf, weeksOfSigns } from './json-lists.ts';
import type { PageLine } from './page-table.ts';
import { lessonsInGrids, someCell } from './read-grid.ts';
import type { PageLesson, TimetableReader } from './reader.ts';

const activity = 'new TaskActivity(';
const name = { 'zh-CN': '树维', en: 'Shuwei' };

/** Its page fills the table by a script, whose text names each activity and then the cells it stands in. */
export const shuweiScript: TimetableReader = {
  name,
  knows: ({ scripts }) => scripts.includes(activity) && /unitCount/.test(scripts),
  read({ scripts }) {
    const parts = scripts.split(activity, mostActivities);
    const said = {
      teachers: '',
      course: '',
      inDay: Number(/unitCount\s*=\s*(\d{1,2})\b/.exec(parts[0] ?? '')?.[1]) || 12,
    };
    return parts.slice(1).flatMap((part, index) => {
      const before = parts[index] ?? '';
      said.teachers = teachersIn(before) ?? said.teachers;
      said.course = courseIn(before) || said.course;
      return activityOf(part, said);
    });
  },
};

const mostLetters = 300;
const mostActivities = 2_000;
/** The code of a course, and what follows it. */
const code = /\((?=[\w.-]*\d)[\w.-]{4,}\)( .*)?$/;

function activityOf(
  part: string,
  said: { teachers: string; course: string; inDay: number },
): PageLesson[] {
  const end = part.indexOf(');');
  const args = part.slice(0, end).replace(/\.join\("[^"]"\)/g, '');
  const words = [...args.matchAll(/"([^"\\]*)"/g)].map(([, word = '']) =>
    word.slice(0, mostLetters).trim(),
  );
  const weeks = words.findIndex((word) => /^[01]{10,}$/.test(word));
  const title = /,\s*courseName\s*,/.test(args) ? said.course : (words[weeks - 3] ?? '');
  const days = new Map<number, Set<number>>();
  for (const [, before, after, unit] of part
    .slice(end)
    .matchAll(
      /index\s*=\s*(?:(?:(\d+)\s*\*\s*unitCount|unitCount\s*\*\s*(\d+))\s*\+\s*)?(\d+)\s*;/g,
    )) {
    const named = before ?? after;
    // Without a day they are counted through all of them.
    const day = Number(named ?? Math.floor(Number(unit) / said.inDay)) + 1;
    const period = (named ? Number(unit) : Number(unit) % said.inDay) + 1;
    days.set(day, (days.get(day) ?? new Set()).add(period));
  }
  const lesson = {
    course_name: title.replace(code, ''),
    teacher: weeks >= 6 ? (words[weeks - 5] ?? '') : said.teachers,
    classroom: words[weeks - 1] ?? '',
    weeks: weeksOfSigns(words[weeks] ?? '', 0),
    text: `${title} ${words[weeks - 1] ?? ''}`,
  };
  if (days.size === 0) return [{ ...lesson, weekday: 0, periods: '' }];
  return [...days].map(([weekday, periods]) => ({
    ...lesson,
    weekday,
    periods: [...periods].join(','),
  }));
}

/** The last that are named before an activity are its own. */
function teachersIn(before: string): string | undefined {
  const at = [...before.matchAll(/eachers\s*=\s*\(?\[/g)].at(-1)?.index;
  if (at === undefined) return undefined;
  const list = before.slice(at, before.indexOf(']', at) + 1);
  return [...list.matchAll(/name:\s*"([^"]*)"/g)].map(([, each]) => each).join(',');
}

/** A name that is put together before it is used. */
const courseIn = (before: string): string =>
  [...before.matchAll(/courseName\s*\+?=\s*"([^"]*)"/g)]
    .map(([, each]) => each)
    .join('')
    .slice(0, mostLetters);

/** What the script has written where only the table was copied: '线性代数(MATH1.01) (林一)', '(单1-15 16,A-302)'. */
export const shuweiTable: TimetableReader = {
  name,
  knows: (page) => someCell(page, ({ lines }) => lines.some(({ text }) => times.test(text))),
  read: (page) => lessonsInGrids(page, ({ lines }) => lines.flatMap(partsOf)),
};

const times = /^\(([单双]?\d+(?:-\d+)?(?: [单双]?\d+(?:-\d+)?)*)(?:,(.*))?\)$/;

function partsOf({ text, region }: PageLine): PageLine[] {
  const line = (part: string, label: string) => ({ text: part, label, region });
  const [, weeks, room = ''] = times.exec(text) ?? [];
  if (weeks) return [line(weeks.replaceAll(' ', ','), '周次'), line(room, '教室')];
  const [, title = text, teacher = ''] = /^(.*?) ?\(([^()]*)\)$/.exec(text) ?? [];
  return [line(title.replace(code, ''), '课程'), line(teacher, '教师')];
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
