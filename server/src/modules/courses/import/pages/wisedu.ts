import { dataReader } from './data-reader.ts';
import { type Fields, textOf, weeksOfSigns } from './json-lists.ts';
import { roomApart } from './lessons-in-cell.ts';
import type { PageLesson } from './reader.ts';
import { timeIn } from './time-in.ts';

const name = { 'zh-CN': '金智', en: 'Wisedu' };

/** Rows in capitals; the weeks in words, or as one sign for each. */
export const wisedu = dataReader(name, ['KCM', 'SKJS'], (each) => {
  if (!textOf(each, 'SKXQ')) return arranged(each);
  return {
    course_name: textOf(each, 'KCM'),
    teacher: textOf(each, 'SKJS'),
    classroom: textOf(each, 'JASMC'),
    weekday: Number(textOf(each, 'SKXQ')),
    periods: `${textOf(each, 'KSJC')}-${textOf(each, 'JSJC')}`,
    weeks: textOf(each, 'ZCMC') || weeksOfSigns(textOf(each, 'SKZC'), 1),
    text: [textOf(each, 'KCM'), textOf(each, 'ZCMC'), textOf(each, 'YPSJDD')].join(' ').trim(),
  };
});

/** All times and places of a course in one line. */
function arranged(each: Fields): PageLesson[] {
  return textOf(each, 'YPSJDD')
    .split(/,(?=[^,]*(?:星期|周)[一二三四五六日])/)
    .filter(Boolean)
    .map((text) => {
      const [when = '', classroom = ''] = roomApart(text);
      const [course_name, teacher] = [textOf(each, 'KCM'), textOf(each, 'SKJS')];
      return { course_name, teacher, classroom, ...timeIn(when), text: `${course_name} ${text}` };
    });
}

/** Its newer page: '1-8周/吴四[主讲]'. */
export const wiseduNew = dataReader(name, ['courseName', 'dayOfWeek', 'beginSection'], (each) => {
  const said = textOf(each, 'weeksAndTeachers');
  const [weeks = '', ...teachers] = said.split('/');
  return {
    course_name: textOf(each, 'courseName'),
    teacher: teachers.join(',').replace(/\[[^\][]*\]/g, ''),
    classroom: textOf(each, 'placeName'),
    weekday: Number(textOf(each, 'dayOfWeek')),
    periods: `${textOf(each, 'beginSection')}-${textOf(each, 'endSection')}`,
    weeks: weeksOfSigns(textOf(each, 'week'), 1) || weeks,
    text: `${textOf(each, 'courseName')} ${said}`.trim(),
  };
});
