import { hidesNothing, isPeriodOnly, queryOf, readFilter, writeFilter } from './ledger-filter.ts';

const plain = readFilter(new URLSearchParams());

test('without anything in the address the month is shown, newest first', () => {
  expect(queryOf(plain, '2026-11')).toEqual({
    order: 'desc',
    limit: 20,
    page: 1,
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  });
  expect(writeFilter(plain).toString()).toBe('');
});

test('a period hides nothing, a type or a word can', () => {
  expect(isPeriodOnly({ ...plain, period: 'year' })).toBe(true);
  expect(isPeriodOnly({ ...plain, type: 'income' })).toBe(false);
  expect(isPeriodOnly({ ...plain, search: 'tea' })).toBe(false);
});

test('what is cleared hides nothing any more, whatever it was', () => {
  const all = 'type=income&category=dining&course=Physics&search=tea&period=year';
  const address = new URLSearchParams(`${all}&account=01930000-0000-7000-8000-0000000000c1`);
  const filter = readFilter(address);
  expect(isPeriodOnly(filter)).toBe(false);
  expect(writeFilter({ ...filter, ...hidesNothing }).toString()).toBe('period=year');
});

test('a filter comes back from the address as it went in', () => {
  const filter = {
    ...plain,
    period: 'custom' as const,
    from: '2026-09-01',
    to: '2026-09-30',
    type: 'expense' as const,
    category: 'dining',
    search: '午饭 & tea',
    page: 3,
  };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(queryOf(filter, '2026-11')).toMatchObject({ start_date: '2026-09-01', page: 3 });
});

test('a word that is the name of a period is looked for like any other', () => {
  expect(readFilter(writeFilter({ ...plain, search: 'month' })).search).toBe('month');
});

test('nonsense in the address is ignored', () => {
  const filter = readFilter(new URLSearchParams('period=x&from=yesterday&type=gift&page=-4'));
  expect(filter).toEqual(plain);
});

test('a year is the twelve months that end with the chosen one', () => {
  expect(queryOf({ ...plain, period: 'year' }, '2026-11')).toMatchObject({
    start_date: '2025-12-01',
    end_date: '2026-11-30',
  });
  expect(queryOf({ ...plain, period: 'all' }, '2026-11')).not.toHaveProperty('start_date');
});
