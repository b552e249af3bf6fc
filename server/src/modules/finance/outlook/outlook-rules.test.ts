import { addDays, daysFrom, daysLeft, lastDay, monthOf, weekdayOf } from '@board/time';
import fc from 'fast-check';
import { type DaySum, monthEnd, pastError, spendable, spentIn } from './outlook-rules.ts';

const today = '2026-11-18';
const since = '2026-01-01';

/** A day's spending by its number from the first day on; coming days have none. */
const daysOf = (
  free: (day: string, at: number) => number,
  fixed: Record<string, number> = {},
  until = today,
) => {
  const days = new Map<string, DaySum>(
    daysFrom(since, until).map((day, at) => [day, { fixed: 0, free: free(day, at) }]),
  );
  for (const [day, sum] of Object.entries(fixed)) {
    days.set(day, { fixed: sum, free: days.get(day)?.free ?? 0 });
  }
  return days;
};
const weekly = (day: string) => weekdayOf(day) * 1_000;
const cents = fc.integer({ min: 0, max: 1_000_000 });
const drawn = fc.array(cents, { minLength: 400, maxLength: 400 });

test('a budget is spread after what is gone and what will go by itself', () => {
  const days = daysOf((day) => (day === '2026-11-03' ? 40_000 : day === today ? 3_030 : 0), {
    '2026-11-30': 63_900,
  });
  // (3000 − 400 − 639) over 13 days, of which 30.30 is gone today.
  expect(spendable(300_000, days, today)).toEqual({ perDay: 15_084, today: 12_054 });
});

test('who spends every day what he may keeps the budget, to the cent', () => {
  fc.assert(
    fc.property(drawn, cents, cents, (sums, budget, rent) => {
      const days = daysOf((_, at) => sums[at] ?? 0, { '2026-11-30': rent });
      const { perDay, today: left } = spendable(budget, days, today);
      const gone = spentIn(days, '2026-11-01', '2026-11-17', 'free') + rent;
      expect(Number.isInteger(perDay)).toBe(true);
      expect(perDay === 0 || gone + perDay * daysLeft('2026-11', today) <= budget).toBe(true);
      expect(left).toBe(perDay - (days.get(today)?.free ?? 0));
    }),
  );
});

test('who spends by the day of the week is foretold to the cent, without a range and an error', () => {
  const days = daysOf(weekly, { '2026-11-30': 60_000 });
  const month = daysFrom('2026-11-01', '2026-11-30').reduce((sum, day) => sum + weekly(day), 0);
  const likely = month + 60_000;
  expect(monthEnd(days, today, since)).toEqual({ likely, low: likely, high: likely });
  expect(pastError(days, today, since)).toEqual({ months: 6, percent: 0 });
});

test('the range holds the likely one and nothing below what is sure, all of it in whole cents', () => {
  fc.assert(
    fc.property(drawn, cents, (sums, rent) => {
      const free = (_: string, at: number) => sums[at] ?? 0;
      const plain = monthEnd(daysOf(free), today, since);
      const days = daysOf(free, { '2026-11-28': rent });
      const end = monthEnd(days, today, since);
      if (!end || !plain) throw new Error('Enough is known');
      expect(end.likely - plain.likely).toBe(rent);
      expect(Object.values(end).every(Number.isInteger)).toBe(true);
      const sure = spentIn(days, '2026-11-01', today, 'free') + rent;
      expect(sure <= end.low && end.low <= end.likely && end.likely <= end.high).toBe(true);
    }),
  );
});

test('the range is as wide as weeks differ, for each of the days to come', () => {
  const days = daysOf((_, at) => (Math.floor(at / 7) % 2 === 0 ? 500 : 1_500));
  const end = monthEnd(days, today, since);
  const known = 56;
  const ofADay = (known * 500 ** 2) / (known - 7);
  const spread = Math.round(1.28 * Math.sqrt(ofADay * 12 * (1 + 12 / known)));
  expect(end && [end.high - end.likely, end.likely - end.low]).toEqual([spread, spread]);
});

test('the past error is the mean of the months that can be looked back on', () => {
  const days = daysOf((day) => (day > '2026-10-18' ? 2_000 : 1_000));
  // 31,000 were foretold for October, which came to 44,000; September and August were as foretold.
  const error = pastError(days, today, '2026-08-01');
  expect(error).toEqual({ months: 3, percent: Math.round((100 * 13) / 44 / 3) });
});

test('one laptop is not bought again, though it was half way through the days that count', () => {
  const days = daysOf((day) => (day === '2026-10-21' ? 900_000 : 4_000));
  expect(monthEnd(days, today, since)?.likely).toBeLessThan(140_000);
});

test('on the last day nothing is open, and two weeks are not yet a habit', () => {
  const last = lastDay(monthOf(today));
  const yesterday = addDays(last, -1);
  const days = daysOf(weekly, {}, yesterday);
  const spent = spentIn(days, '2026-11-01', last, 'free');
  const end = monthEnd(days, last, since);
  expect(end?.likely).toBe(spent + weekly(last));
  expect(end?.high).toBe(end?.likely);
  expect(monthEnd(days, last, addDays(last, -13))).toBeUndefined();
  expect(pastError(days, last, addDays(last, -20))).toBeUndefined();
});

/** A student's year: a canteen on campus days, going out at weekends, shoes now and then. */
test('eight of ten months end within the range, and the middle of them is near', () => {
  const end = lastDay(monthOf(today));
  let [within, errors, walked] = [0, 0, 0];
  for (let seed = 1; seed <= 60; seed += 1) {
    const draw = drawnFrom(seed);
    const sums = new Map<string, DaySum>(
      daysFrom(since, end).map((day) => {
        const weekend = weekdayOf(day) > 5;
        const usual = weekend ? 4_000 + draw() * 12_000 : 2_200 + draw() * 2_600;
        const extra = draw() < 0.04 ? 15_000 + draw() * 25_000 : 0;
        return [day, { fixed: 0, free: Math.round(usual + extra) }];
      }),
    );
    const cost = spentIn(sums, '2026-11-01', end, 'free');
    const known = new Map([...sums].filter(([day]) => day <= today));
    const forecast = monthEnd(known, today, since);
    if (!forecast) throw new Error('Enough is known');
    walked += 1;
    errors += Math.abs(forecast.likely - cost) / cost;
    if (forecast.low <= cost && cost <= forecast.high) within += 1;
  }
  expect(walked).toBe(60);
  expect(within / walked).toBeGreaterThan(0.7);
  expect(errors / walked).toBeLessThan(0.12);
});

/** The same numbers with every run. */
function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
