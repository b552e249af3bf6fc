import { endOf, rangeOf, startOf } from './clock.ts';
import { gapsIn, mergedSpans, wakingHours } from './gaps.ts';

const spanOf = (range: string) => ({ from: startOf(range), to: endOf(range) });
const day = spanOf(`${wakingHours.from}-${wakingHours.until}`);
const free = (...busy: string[]): string[] => gapsIn(day, busy.map(spanOf), 30).map(rangeOf);

test('an empty day is free from morning to night', () => {
  expect(free()).toEqual(['08:00-22:00']);
});

test('what fills a day parts it, whatever its order, and what overlaps counts once', () => {
  expect(free('14:00-15:25', '08:00-09:25', '14:30-16:00')).toEqual(['09:25-14:00', '16:00-22:00']);
});

test('a gap of less than half an hour is none', () => {
  expect(free('08:00-12:00', '12:20-21:45')).toEqual([]);
  expect(free('08:00-12:00', '12:30-22:00')).toEqual(['12:00-12:30']);
});

test('what lies outside of the day takes nothing of it', () => {
  expect(free('06:00-07:30', '22:30-23:30')).toEqual(['08:00-22:00']);
});

test('what goes on after midnight takes the evening', () => {
  expect(free('20:00-02:00')).toEqual(['08:00-20:00']);
});

test('what overlaps or touches is one, whatever its order, and what takes no time is none', () => {
  const merged = (...ranges: string[]) => mergedSpans(ranges.map(spanOf)).map(rangeOf);
  expect(merged('14:00-15:00', '08:00-10:00', '09:00-09:30', '10:00-11:00')).toEqual([
    '08:00-11:00',
    '14:00-15:00',
  ]);
  expect(merged('08:00-08:00', '09:00-10:00', '12:00-12:00')).toEqual(['09:00-10:00']);
  expect(merged()).toEqual([]);
});
