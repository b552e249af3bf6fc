import { addDays, daysFrom, weekdayOf } from '@board/time';
import fc from 'fast-check';
import { campusDay, patternOf, type SeenDay } from './campus-rules.ts';
import { type DaySum, monthEnd, pastError, seenDays } from './outlook-rules.ts';

const today = '2026-11-18';
const since = '2026-01-01';
const end = '2026-11-30';
const year = daysFrom(since, end);

const daysOf = (free: (day: string) => number) =>
  new Map<string, DaySum>(
    year.filter((day) => day <= today).map((day) => [day, { fixed: 0, free: free(day) }]),
  );
const weekly = (day: string) => weekdayOf(day) * 1_000;
const weekOf = (day: string) => Math.floor(year.indexOf(day) / 7);
const lessonsOn = (has: (day: string) => boolean) => new Set(year.filter(has));
/** On Mondays to Fridays of every other week, of this one too. */
const everyOther = lessonsOn((day) => weekdayOf(day) < 6 && weekOf(day) % 2 === weekOf(today) % 2);

const drawnLessons = fc
  .array(fc.boolean(), { minLength: year.length, maxLength: year.length })
  .map((has) => lessonsOn((day) => has[year.indexOf(day)] ?? false));
const cents = fc.integer({ min: 0, max: 1_000_000 });
const drawnSums = fc.array(cents, { minLength: year.length, maxLength: year.length });

/** Days of one weekday, first those with lessons. */
const some = (campus: readonly number[], other: readonly number[]): SeenDay[] => [
  ...campus.map((free) => ({ weekday: 1, free, lessons: 1 })),
  ...other.map((free) => ({ weekday: 1, free, lessons: 0 })),
];
const times = (count: number, free: number) => Array<number>(count).fill(free);
/** Half of them 500 above the mean, half of them below. */
const wide = (count: number, mean: number) =>
  [mean - 500, mean + 500].flatMap((free) => times(count / 2, free));

test('what either day costs is told from seven of each, in whole cents', () => {
  expect(campusDay(some([...times(6, 3_800), 3_801], times(7, 2_100)))).toEqual({
    campus: 3_800,
    other: 2_100,
  });
  expect(campusDay(some(times(6, 3_800), times(50, 2_100)))).toBeUndefined();
  expect(campusDay(some(times(50, 3_800), times(6, 2_100)))).toBeUndefined();
});

test('it is not told where it is a tenth of a usual day or less, or may be chance', () => {
  expect(campusDay(some(times(10, 1_050), times(10, 950)))).toBeUndefined();
  expect(campusDay(some(times(10, 950), times(10, 1_053)))).toBeDefined();
  expect(campusDay(some(times(10, 0), times(10, 0)))).toBeUndefined();
  expect(campusDay(some(wide(8, 1_500), wide(8, 1_000)))).toBeUndefined();
  expect(campusDay(some(wide(32, 1_500), wide(32, 1_000)))).toBeDefined();
});

test('what lessons seem to add does not count where it may be chance, and takes from what varies where it does', () => {
  const few = patternOf(some(wide(8, 1_400), wide(8, 1_000)));
  expect([few.likelyOn(1, true), few.likelyOn(1, false)]).toEqual([1_200, 1_200]);
  expect(few.variance).toBeCloseTo((16 * (500 ** 2 + 200 ** 2)) / 15);
  const many = patternOf(some(wide(32, 1_400), wide(32, 1_000)));
  expect([many.likelyOn(1, true), many.likelyOn(1, false)]).toEqual([1_400, 1_000]);
  expect(many.variance).toBeCloseTo((64 * 500 ** 2) / 62);
});

test('weekdays that cost what they do whatever is taught are foretold as without a timetable', () => {
  fc.assert(
    fc.property(drawnLessons, (lessons) => {
      const days = daysOf(weekly);
      expect(monthEnd(days, today, since, lessons)).toEqual(monthEnd(days, today, since));
    }),
  );
});

test('a timetable that is every week the same says nothing that its weekdays do not', () => {
  fc.assert(
    fc.property(drawnSums, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (sums, has) => {
      const days = daysOf((day) => sums[year.indexOf(day)] ?? 0);
      const lessons = lessonsOn((day) => has[weekdayOf(day) - 1] ?? false);
      expect(monthEnd(days, today, since, lessons)).toEqual(monthEnd(days, today, since));
    }),
  );
});

test('who eats where lessons are is foretold to the cent, in weeks with them and without', () => {
  const cost = (day: string) => weekly(day) + (everyOther.has(day) ? 1_730 : 0);
  const days = daysOf(cost);
  const likely = daysFrom('2026-11-01', end).reduce((sum, day) => sum + cost(day), 0);
  expect(monthEnd(days, today, since, everyOther)).toEqual({ likely, low: likely, high: likely });
  expect(pastError(days, today, since, everyOther)).toEqual({ months: 6, percent: 0 });
  expect(monthEnd(days, today, since)?.likely).not.toBe(likely);
});

test('a holiday to come is cheaper once holidays were, and as any other day before', () => {
  const holiday = '2026-11-25';
  const days = (free: string[]) => daysOf((day) => (free.includes(day) ? 1_000 : 3_000));
  const taught = (free: string[]) => lessonsOn((day) => !free.includes(day));
  const before = ['2026-10-07', '2026-10-14'];
  const plain = monthEnd(days([]), today, since)?.likely ?? 0;
  expect(monthEnd(days([]), today, since, taught([holiday]))?.likely).toBe(plain);
  const known = monthEnd(days(before), today, since, taught([...before, holiday]));
  expect(known?.likely).toBe(plain - 2_000);
});

test('no day costs less than nothing, and the range holds what is sure and what is likely, in whole cents', () => {
  fc.assert(
    fc.property(drawnSums, drawnLessons, fc.integer({ min: 0, max: 40 }), (sums, lessons, back) => {
      const days = daysOf((day) => {
        const sum = sums[year.indexOf(day)] ?? 0;
        return lessons.has(day) ? sum : Math.round(sum / 1_000);
      });
      const then = addDays(today, -back);
      const seen = seenDays(days, then, since, lessons) ?? [];
      const { likelyOn, variance } = patternOf(seen);
      const likely = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
        [true, false].map((has) => likelyOn(weekday, has)),
      );
      expect(Math.min(variance, ...likely) >= 0).toBe(true);
      const ends = monthEnd(days, today, since, lessons);
      if (!ends) throw new Error('Enough is known');
      expect(Object.values(ends).every(Number.isInteger)).toBe(true);
      const sure = daysFrom('2026-11-01', today).reduce(
        (sum, d) => sum + (days.get(d)?.free ?? 0),
        0,
      );
      expect(sure <= ends.low && ends.low <= ends.likely && ends.likely <= ends.high).toBe(true);
      expect(monthEnd(days, today, since, lessons)).toEqual(ends);
      const costs = campusDay(seen);
      expect(Object.values(costs ?? {}).every((cost) => Number.isInteger(cost) && cost >= 0)).toBe(
        true,
      );
    }),
  );
});

test('what lessons add is worth its uncertainty: it makes the range smaller or stays out', () => {
  fc.assert(
    fc.property(drawnSums, drawnLessons, (sums, lessons) => {
      const days = daysOf((day) => sums[year.indexOf(day)] ?? 0);
      const plain = patternOf(seenDays(days, today, since, new Set()) ?? []);
      const taught = patternOf(seenDays(days, today, since, lessons) ?? []);
      expect(taught.variance <= plain.variance).toBe(true);
    }),
  );
});
