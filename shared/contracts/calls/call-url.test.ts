import { callUrl } from './call-url.ts';
import { listTasks, updateTask } from './tasks.ts';

test('parameters are filled in and escaped', () => {
  expect(callUrl(updateTask, { params: { id: 'a/b' } })).toBe('/api/tasks/a%2Fb');
});

test('half of a letter, as a cut leaves it, is sent as a sign for one', () => {
  expect(callUrl(listTasks, { query: { search: '😀'.slice(0, 1) } })).toBe(
    '/api/tasks?search=%EF%BF%BD',
  );
});

test('equal queries give equal addresses, and what is undefined is left out', () => {
  const one = callUrl(listTasks, { query: { page: 2, date: '2026-11-18', priority: undefined } });
  const other = callUrl(listTasks, { query: { date: '2026-11-18', page: 2 } });
  expect(one).toBe('/api/tasks?date=2026-11-18&page=2');
  expect(other).toBe(one);
});
