import { courseOf } from './course-of.ts';

const known = ['Data Structures', '数据结构', '数据结构实验', 'Art', '…'];

test.each([
  [['data structures'], 'Essay is due', 'Data Structures'],
  [['CS-201 Data Structures, Fall 2026'], 'Essay is due', 'Data Structures'],
  [[], 'Essay 1 [Data Structures]', 'Data Structures'],
  [[], '【数据结构】第三次作业', '数据结构'],
  [[], '数据结构：第三次作业', '数据结构'],
  [['数据结构实验（2026 秋）'], '报告', '数据结构实验'],
  [['Martial Arts'], 'Essay on art', ''],
  [[], 'Data Structures and more', ''],
])('labels %j and the title %s are of the course %s', (labels, title, course) => {
  expect(courseOf({ labels, title }, known)).toBe(course);
});
