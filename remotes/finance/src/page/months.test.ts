import { addMonths, firstDay, lastDay } from './months.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months are %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result);
});

test('a month knows its first and its last day', () => {
  expect([firstDay('2028-02'), lastDay('2028-02')]).toEqual(['2028-02-01', '2028-02-29']);
  expect(lastDay('2026-12')).toBe('2026-12-31');
});
