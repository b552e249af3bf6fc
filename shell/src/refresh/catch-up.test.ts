import { movedScopes } from './catch-up.ts';

const changes = {
  revisions: { user: 1, tasks: 4, courses: 2, transactions: 9, notifications: 3 },
  global: 7,
  build: 'a',
  date: '2026-11-18',
};
const everything = ['user', 'tasks', 'courses', 'transactions', 'notifications'];

test('nothing is loaded again when nothing moved', () => {
  expect(movedScopes(changes, { ...changes, revisions: { ...changes.revisions } })).toEqual([]);
});

test('only what moved is loaded again', () => {
  const revisions = { ...changes.revisions, tasks: 5, notifications: 4 };
  expect(movedScopes(changes, { ...changes, revisions })).toEqual(['tasks', 'notifications']);
});

test('everything is loaded again on another day, after a change for all, and when nothing is known', () => {
  expect(movedScopes(changes, { ...changes, date: '2026-11-19' })).toEqual(everything);
  expect(movedScopes(changes, { ...changes, global: 8 })).toEqual(everything);
  expect(movedScopes(undefined, changes)).toEqual(everything);
});
