import { clockOf, freeSpans, spanOf } from './free-spans.ts';

const day = spanOf('08:00-22:00');
const free = (...busy: string[]): string[] =>
  freeSpans(busy.map(spanOf), day).map(({ from, until }) => `${clockOf(from)}-${clockOf(until)}`);

test('an empty day is free from morning to night', () => {
  expect(free()).toEqual(['08:00-22:00']);
});

test('what fills a day parts it, whatever its order, and what overlaps counts once', () => {
  expect(free('14:00-15:25', '08:00-09:25', '14:30-16:00')).toEqual(['09:25-14:00', '16:00-22:00']);
});

test('a gap of less than half an hour is none', () => {
  expect(free('08:00-12:00', '12:20-21:45')).toEqual([]);
});

test('what lies outside of the day takes nothing of it', () => {
  expect(free('06:00-07:30', '22:30-23:30')).toEqual(['08:00-22:00']);
});
