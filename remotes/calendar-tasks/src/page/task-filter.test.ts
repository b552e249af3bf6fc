import { isUnfiltered, queryOf, readFilter, writeFilter } from './task-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('a plain address shows what is open', () => {
  expect(queryOf(read(''), '2026-11-18')).toEqual({ page: 1, completed: false });
});

test('only a filter can hide a task, a page cannot', () => {
  expect(isUnfiltered(read('page=2'))).toBe(true);
  expect(isUnfiltered(read('state=done'))).toBe(false);
  expect(isUnfiltered(read('search=tree'))).toBe(false);
});

test('what is overdue ended yesterday at the latest', () => {
  expect(queryOf(read('state=overdue'), '2026-11-18')).toEqual({
    page: 1,
    completed: false,
    end_date: '2026-11-17',
  });
  expect(queryOf(read('state=overdue&to=2026-11-01'), '2026-11-18').end_date).toBe('2026-11-01');
});

test('what cannot be read is left out, what can be comes back', () => {
  const filter = read(
    'shape=columns&state=never&priority=high&from=soon&to=2026-12-01&page=x&search=tree&reminder=true&course=Data+Structures&tag=%23lab',
  );
  expect(queryOf(filter, '2026-11-18')).toEqual({
    page: 1,
    completed: false,
    priority: 'high',
    has_reminder: true,
    course: 'Data Structures',
    tag: 'lab',
    end_date: '2026-12-01',
    search: 'tree',
  });
  expect(read(new URLSearchParams(writeFilter(filter)).toString())).toEqual(filter);
});
