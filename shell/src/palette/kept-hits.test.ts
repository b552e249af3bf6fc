import { createTask, deleteTask, toggleTask } from '@board/contracts/calls/tasks';
import { planWrite } from '@board/platform';
import { boardState } from '@board/platform/host';
import { addDays, wallIn } from '@board/time';
import { keptLists } from '../kept/kept-lists.ts';
import { noteWaiting, type WaitingWrite } from '../kept/queue.ts';
import { keptHits } from './kept-hits.ts';
import { keptThings } from './kept-things.ts';

jest.mock('../kept/kept-lists.ts');
jest.mock('../kept/queue.ts', () => ({
  ...jest.requireActual<typeof import('../kept/queue.ts')>('../kept/queue.ts'),
  noteWaiting: jest.fn(),
}));

const { day: today } = wallIn(boardState.timeZone, Date.now());
const lesson = {
  id: 'lesson',
  course_id: 'algebra',
  course_name: 'Algebra',
  date: today,
  color: 1,
};
const task = {
  id: 'essay',
  title: 'Essay',
  description: 'on trees',
  course: 'Writing',
  tags: ['exam'],
  steps: [{ title: 'Outline' }],
  date: today,
  time: null,
  completed: false,
  series_id: null,
};
const lunch = { type: 'expense', amount: 18, category: 'dining', description: '', time: null };

beforeEach(() => jest.mocked(noteWaiting).mockResolvedValue([]));

const keep = (name: string, ...items: object[]) =>
  jest.mocked(keptLists).mockResolvedValue([{ name, items, at: 1 }]);
const found = async (q: string) =>
  (await keptHits('lin', q, undefined)).groups.flatMap(({ hits }) => hits);
const titles = async (q: string) => (await found(q)).map(({ title }) => title);

test('of a day two lessons of a course are two hits, one that is kept twice is one', async () => {
  const early = { ...lesson, id: 'a', time: '08:00-09:25' };
  const late = { ...lesson, id: 'b', time: '14:00-15:25' };
  jest.mocked(keptLists).mockResolvedValue([
    { name: 'courses', items: [early, late], at: 1 },
    { name: 'courses', items: [late], at: 2 },
  ]);
  const ofDay = (await found('algebra today')).filter(({ kind }) => kind === 'lesson');
  expect(ofDay.map(({ time }) => time)).toEqual([early.time, late.time]);
});

test('without a day the next lesson of a course is found, and the next day of a series', async () => {
  const on = (days: number) => ({
    ...{ ...lesson, id: `${days}`, date: addDays(today, days) },
    time: '08:00-09:25',
  });
  keep('courses', on(-7), on(7), on(0), on(-14));
  expect((await found('algebra')).map(({ kind, date }) => [kind, date])).toEqual([
    ['lesson', today],
    ['course', null],
  ]);
  keep('courses', on(-7), on(70));
  expect((await found('algebra')).map(({ kind }) => kind)).toEqual(['course']);
  const run = (days: number) => ({
    ...task,
    id: `${days}`,
    date: addDays(today, days),
    series_id: 's',
  });
  keep('tasks', run(-1), run(3), run(1));
  expect((await found('essay')).map(({ date }) => date)).toEqual([addDays(today, 1)]);
});

test('what is done comes behind what is open', async () => {
  keep(
    'tasks',
    { ...task, id: 'done', title: 'Essay 1', completed: true },
    { ...task, title: 'Essay 2' },
  );
  expect(await titles('essay')).toEqual(['Essay 2', 'Essay 1']);
});

test('course, tags and steps of a task and both names of a category are words of it', async () => {
  keep('tasks', task);
  for (const word of ['writing', 'exam', 'outline', 'trees'])
    expect(await titles(word)).toEqual(['Essay']);
  keep('transactions', { ...lunch, id: 'lunch', date: today });
  for (const word of ['餐饮', 'dining', '18']) expect(await found(word)).toHaveLength(1);
});

test('of several lists the youngest says how a thing is', async () => {
  const done: object = { ...task, completed: true, title: 'Essay, done' };
  jest.mocked(keptLists).mockResolvedValue([
    { name: 'tasks', items: [done], at: 9 },
    { name: 'tasks', items: [task], at: 3 },
  ]);
  expect([...(await keptThings('lin')).values()]).toMatchObject([{ title: 'Essay, done' }]);
});

test('a week that is named is all its days, and a day alone is shown where nothing is called so', async () => {
  keep(
    'tasks',
    { ...task, date: addDays(today, 7) },
    { ...task, id: 'far', date: addDays(today, 70) },
  );
  expect(await titles('next week')).toEqual(['Essay']);
  expect(await keptHits('lin', 'quantum next week', undefined)).toMatchObject({
    only_day: true,
    groups: [{ hits: [{ title: 'Essay' }] }],
  });
});

test('exams and courses are found by what the server finds them by', async () => {
  const exam = { id: 'midterm', course: 'Linear Algebra', title: 'Midterm', room: 'Hall 3' };
  keep('exams', { ...exam, note: 'two sheets', date: today, time: '09:00-11:00' });
  for (const words of ['algebra midterm', 'hall', 'sheets'])
    expect(await found(words)).toMatchObject([{ kind: 'exam', title: 'Linear Algebra Midterm' }]);
  const plan = { id: 'maths', course_name: '高等数学A(上)', teacher: '王', color: 2, sessions: [] };
  keep('plans', { ...plan, meetings: [{ classroom: 'A-302', teacher: '' }] });
  for (const words of ['高数', 'a-302', 'gdsx', '王'])
    expect(await found(words)).toMatchObject([{ kind: 'course', title: '高等数学A(上)' }]);
});

test('what waits is found as it will be', async () => {
  const waits = (call: { name: string; path: string }, input: object, seen?: object) =>
    ({ ...call, input, seen, ...input }) as unknown as WaitingWrite;
  planWrite(createTask, { waits: ({ body }) => ({ ...task, ...body }) as never });
  planWrite(toggleTask, {
    waits: (_, seen: object = {}) => ({ ...seen, completed: true }) as never,
  });
  planWrite(deleteTask, { waits: () => ({ success: true }) });
  const url = '/api/tasks/01930000-0000-7000-8000-0000000000aa';
  keep('tasks', task, { ...task, id: url.slice(-36), title: 'Essay, dropped' });
  jest
    .mocked(noteWaiting)
    .mockResolvedValue([
      waits(createTask, { body: { id: 'fresh', title: 'Essay, new' } }),
      waits(toggleTask, { params: { id: task.id } }, task),
      { ...waits(deleteTask, {}), url },
    ]);
  expect((await found('essay')).map(({ title, completed }) => [title, completed])).toEqual([
    ['Essay, new', false],
    ['Essay', true],
  ]);
});
