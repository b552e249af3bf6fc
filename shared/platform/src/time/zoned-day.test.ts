import { dayIn, instantOf, minutesIn } from './zoned-day.ts';

test('a remote of an earlier release is still told day, minutes and instant of a zone', () => {
  const instant = Date.parse('2026-11-18T17:00:00Z');
  expect(dayIn('Asia/Shanghai', instant)).toBe('2026-11-19');
  expect(minutesIn('Asia/Kathmandu', instant)).toBe(22 * 60 + 45);
  expect(instantOf('Europe/Berlin', '2026-07-01', '08:00')).toBe(Date.parse('2026-07-01T06:00Z'));
});

test('a moment in the hour that a zone shows twice is the first of the two', () => {
  expect(instantOf('Europe/Berlin', '2026-10-25', '02:15')).toBe(Date.parse('2026-10-25T00:15Z'));
});
