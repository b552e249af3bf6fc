import { dataReader } from './data-reader.ts';
import { textOf } from './json-lists.ts';

/** What a model saw in a picture, in the fields of the contract. */
export const pictured = dataReader(
  { 'zh-CN': '课程表图片', en: 'A picture of a timetable' },
  ['course_name', 'classroom', 'weekday', 'periods', 'weeks'],
  (each) => {
    const [name, periods, weeks] = [
      textOf(each, 'course_name'),
      textOf(each, 'periods'),
      textOf(each, 'weeks'),
    ];
    return {
      course_name: name,
      teacher: textOf(each, 'teacher'),
      classroom: textOf(each, 'classroom'),
      weekday: Number(textOf(each, 'weekday')),
      periods,
      weeks,
      text: [name, periods, weeks].filter(Boolean).join(' '),
    };
  },
);
