import { nextDay } from './next-day.ts';

test.each([
  ['ArrowLeft', '2026-11-17'],
  ['ArrowRight', '2026-11-19'],
  ['ArrowUp', '2026-11-11'],
  ['ArrowDown', '2026-11-25'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-18'],
  ['PageDown', '2026-12-18'],
])('%s leads to %s', (key, day) => {
  expect(nextDay(key, '2026-11-18', false)).toBe(day);
});

test('a month that is shorter ends the way there, and Shift turns years', () => {
  expect(nextDay('PageUp', '2027-03-31', false)).toBe('2027-02-28');
  expect(nextDay('PageDown', '2026-11-18', true)).toBe('2027-11-18');
  expect(nextDay('Enter', '2026-11-18', false)).toBeUndefined();
});
