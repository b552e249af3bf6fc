import { addDays, dayMinutes, dayNumber, type Span } from '@board/time';
import fc from 'fast-check';
import { bestPlaces, freeCount, isFree, type Person, spansOf } from './free-together.ts';

const monday = '2026-11-16';
const midnight = dayNumber(monday) * dayMinutes;
const days = [0, 1, 2].map((count) => addDays(monday, count));

const span = fc.tuple(fc.integer({ min: 0, max: 3 * 48 }), fc.integer({ min: 1, max: 12 })).map(
  ([start, length]): Span => ({
    from: midnight + start * 30,
    to: midnight + (start + length) * 30,
  }),
);
const people = fc
  .array(fc.array(span, { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((busy, index): Person => ({ id: String(index), name: '', busy })));
const minutes = fc.constantFrom(30, 60, 90, 120);

test('no place has anybody of those that it counts busy for a minute of it', () => {
  fc.assert(
    fc.property(people, minutes, (all, length) => {
      for (const { date, from, to, free } of bestPlaces(all, days, length, midnight)) {
        const base = dayNumber(date) * dayMinutes;
        const busyAt = (at: number) =>
          all.filter(({ busy }) => busy.some((each) => each.from <= at && at < each.to));
        const met = new Set<Person>();
        for (let at = base + from; at < base + to; at += 1)
          for (const person of busyAt(at)) met.add(person);
        expect(free).toBe(all.length - met.size);
      }
    }),
  );
});

test('no half hour has more people free than the first place', () => {
  fc.assert(
    fc.property(people, minutes, (all, length) => {
      const [best] = bestPlaces(all, days, length, midnight);
      for (const date of days)
        for (let from = 8 * 60; from + length <= 22 * 60; from += 30)
          expect(freeCount(all, date, from, from + length)).toBeLessThanOrEqual(best?.free ?? 0);
    }),
  );
});

test('what is past is no place, and no two overlap', () => {
  fc.assert(
    fc.property(people, minutes, fc.integer({ min: 0, max: 72 }), (all, length, hour) => {
      const now = midnight + hour * 60;
      const places = bestPlaces(all, days, length, now);
      for (const { date, from } of places)
        expect(dayNumber(date) * dayMinutes + from).toBeGreaterThanOrEqual(now);
      for (const one of places)
        for (const other of places.filter((each) => each !== one && each.date === one.date))
          expect(one.to <= other.from || other.to <= one.from).toBe(true);
    }),
  );
});

test('hours of another zone stand where the clock here shows them, over midnight too', () => {
  const busy = spansOf(
    [{ from: '2026-11-16T15:00:00.000Z', until: '2026-11-16T17:00:00.000Z' }],
    'Asia/Shanghai',
  );
  expect(busy).toEqual([{ from: midnight + 23 * 60, to: midnight + 25 * 60 }]);
  expect(isFree({ busy }, '2026-11-17', 0, 60)).toBe(false);
  expect(isFree({ busy }, '2026-11-17', 60, 120)).toBe(true);
});
