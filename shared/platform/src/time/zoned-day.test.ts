import { dayIn, instantOf, minutesIn } from './zoned-day.ts';

test('a day is the day of the zone, not of the machine', () => {
  const instant = Date.UTC(2026, 10, 18, 17);
  expect(dayIn('UTC', instant)).toBe('2026-11-18');
  expect(dayIn('Asia/Shanghai', instant)).toBe('2026-11-19');
  expect(minutesIn('Asia/Kathmandu', instant)).toBe(22 * 60 + 45);
});

test('a wall-clock time becomes the instant it names in its zone, in summer and in winter', () => {
  expect(instantOf('Europe/Berlin', '2026-07-01', '08:00')).toBe(Date.UTC(2026, 6, 1, 6));
  expect(instantOf('Europe/Berlin', '2026-12-01', '08:00')).toBe(Date.UTC(2026, 11, 1, 7));
});
