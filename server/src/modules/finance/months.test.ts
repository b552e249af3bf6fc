import { daysLeft, monthsBetween, nextMonth } from './months.ts';

test('months run over the end of the year', () => {
  expect(nextMonth('2026-12')).toBe('2027-01');
  expect(monthsBetween('2026-11', '2027-02', 99)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(monthsBetween('0001-01', '9999-12', 3)).toHaveLength(3);
});

test('today counts among the days that are left', () => {
  expect(daysLeft('2026-11', '2026-11-18')).toBe(13);
  expect(daysLeft('2026-11', '2026-11-30')).toBe(1);
  expect(daysLeft('2026-10', '2026-11-18')).toBe(0);
  expect(daysLeft('2028-02', '2026-11-18')).toBe(29);
});
