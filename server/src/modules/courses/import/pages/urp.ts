import { dataReader } from './data-reader.ts';
import { type Fields, textOf, weeksOfSigns } from './json-lists.ts';

/** Courses, each with the times and places that it has. */
export const urpData = dataReader(
  { 'zh-CN': 'URP', en: 'URP' },
  ['courseName', 'timeAndPlaceList'],
  (course) =>
    listOf(course.timeAndPlaceList).map((each) => {
      const first = Number(textOf(each, 'classSessions', 'skjc'));
      const count = Number(textOf(each, 'continuingSession', 'cxjc')) || 1;
      const weeks =
        textOf(each, 'weekDescription') ||
        weeksOfSigns(textOf(each, 'classWeek'), 1) ||
        textOf(course, 'skzcs');
      return {
        course_name: textOf(course, 'courseName'),
        teacher: textOf(course, 'attendClassTeacher')
          .replace(/[*\s]+/g, ' ')
          .trim(),
        classroom:
          textOf(each, 'teachingBuildingName') + textOf(each, 'classroomName') ||
          textOf(each, 'skdd'),
        weekday: Number(textOf(each, 'classDay', 'skxq')),
        periods: `${first}-${first + count - 1}`,
        weeks,
        text: `${textOf(course, 'courseName')} ${weeks}`,
      };
    }),
);

/** A time and its place, the time perhaps in a part of its own. */
const listOf = (list: unknown): Fields[] =>
  Array.isArray(list)
    ? list.flatMap((each: Fields | null) =>
        each ? [typeof each.id === 'object' ? { ...each, ...each.id } : each] : [],
      )
    : [];
