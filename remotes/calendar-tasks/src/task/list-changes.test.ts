import { pageOf, someTask } from '@board/test-kit';
import { countedAfter, daysAfter, listAfter } from './list-changes.ts';

const morning = someTask({ time: '08:00-09:00' });
const evening = someTask({ time: '20:00-21:00' });
const ofDay = new URLSearchParams({ date: '2026-11-18' });

test('a new task takes its place in the list of its day', () => {
  const noon = someTask({ time: '12:00-13:00' });
  const page = listAfter(pageOf([morning, evening]), ofDay, { after: noon });
  expect(page.items).toEqual([morning, noon, evening]);
  expect(page.pagination.total).toBe(3);
});

test('what has no time stands after what has one, as it does when the list is loaded again', () => {
  const sometime = someTask({ time: null });
  const { items } = listAfter(pageOf([morning, sometime]), ofDay, { after: evening });
  expect(items).toEqual([morning, evening, sometime]);
});

test('a task that moves to another day leaves the list', () => {
  const moved = { ...evening, date: '2026-11-19' };
  expect(
    listAfter(pageOf([morning, evening]), ofDay, { before: evening, after: moved }).items,
  ).toEqual([morning]);
  const next = new URLSearchParams({ date: '2026-11-19' });
  expect(listAfter(pageOf([]), next, { before: evening, after: moved }).items).toEqual([moved]);
});

test('a list of what is open loses what is done', () => {
  const open = new URLSearchParams({ completed: 'false', page: '1' });
  const done = { ...morning, completed: true };
  expect(listAfter(pageOf([morning]), open, { before: morning, after: done }).items).toEqual([]);
});

test('a list that has nothing to do with the task stays the same thing', () => {
  const page = pageOf([morning]);
  const other = someTask({ date: '2026-11-20' });
  expect(listAfter(page, ofDay, { after: other })).toBe(page);
});

test('a list of a range keeps what stands on its first and its last day, and no other', () => {
  const range = new URLSearchParams({ start_date: '2026-11-16', end_date: '2026-11-22' });
  const stays = (date: string) => {
    const moved = { ...morning, date };
    return listAfter(pageOf([morning]), range, { before: morning, after: moved }).items;
  };
  const kept = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(
    (date) => stays(date).length,
  );
  expect(kept).toEqual([0, 1, 1, 0]);
});

test('a page of a longer list takes in what has its place within it, and not what comes later', () => {
  const first = pageOf([morning, evening], { has_next: true, total: 40 });
  const later = pageOf([morning, evening], { page: 2, has_next: true, total: 40 });
  const open = new URLSearchParams({ completed: 'false', page: '1' });
  const noon = someTask({ time: '12:00-13:00' });
  const [yesterday, tomorrow] = ['2026-11-17', '2026-11-19'].map((date) => someTask({ date }));
  const after = (page: typeof first, task = noon) =>
    listAfter(page, open, { after: task }).items.length;
  expect([after(first), after(first, yesterday), after(first, tomorrow)]).toEqual([3, 3, 2]);
  expect([after(later), after(later, yesterday), after(later, tomorrow)]).toEqual([3, 2, 2]);
});

test('counters follow', () => {
  const counts = { completed: 1, open: 2 };
  const done = { ...morning, completed: true };
  expect(countedAfter(counts, '2026-11-18', { before: morning, after: done })).toEqual({
    completed: 2,
    open: 1,
  });
  expect(countedAfter(counts, undefined, { before: morning })).toEqual({ completed: 1, open: 1 });
  expect(countedAfter(counts, '2026-11-19', { before: morning })).toEqual(counts);
});

test('a day that gets its first task is marked, and one that loses it is not', () => {
  const range = { start: '2026-11-01', end: '2026-11-30' };
  const moved = { ...morning, date: '2026-11-20' };
  const days = daysAfter([{ date: '2026-11-18', completed: 0, open: 1 }], range, {
    before: morning,
    after: moved,
  });
  expect(days).toEqual([
    { date: '2026-11-18', completed: 0, open: 0 },
    { date: '2026-11-20', completed: 0, open: 1 },
  ]);
});

test('the first and the last day of a range are marked, those beside it are not', () => {
  const range = { start: '2026-11-16', end: '2026-11-22' };
  const marked = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(
    (date) => daysAfter([], range, { after: { ...morning, date } }).length,
  );
  expect(marked).toEqual([0, 1, 1, 0]);
});

test('a list of a tag takes in what has it, however it is written', () => {
  const lab = new URLSearchParams({ tag: 'Lab', completed: 'false' });
  const tagged = { ...morning, tags: ['lab'] };
  const change = { before: morning, after: tagged };
  expect(listAfter(pageOf([evening]), lab, change).items).toEqual([tagged, evening]);
  expect(listAfter(pageOf([tagged]), lab, { before: tagged, after: morning }).items).toEqual([]);
});
