import { keptLists } from '../kept/kept-lists.ts';
import { keptHits } from './kept-hits.ts';

jest.mock('../kept/kept-lists.ts');

const lesson = { course_id: 'algebra', course_name: 'Algebra', date: '2026-11-18', color: 1 };

test('two lessons of a course on one day are two hits, one that is kept twice is one', async () => {
  const early = { ...lesson, id: 'a', time: '08:00-09:25' };
  const late = { ...lesson, id: 'b', time: '14:00-15:25' };
  jest.mocked(keptLists).mockResolvedValue([
    { name: 'courses', items: [early, late], at: 1 },
    { name: 'courses', items: [late], at: 2 },
  ]);
  const { groups } = await keptHits('lin', 'algebra', undefined);
  expect(groups[0]?.hits.map(({ time }) => time)).toEqual([early.time, late.time]);
});
