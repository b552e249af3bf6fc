import fc from 'fast-check';
import { beside, byWeight, fitted, isOver } from './fit.ts';

const span = (longest: number) =>
  fc
    .tuple(fc.integer({ min: -120, max: 1_560 }), fc.integer({ min: 0, max: longest }))
    .map(([from, long]) => ({ from, to: from + long }));
const wanted = fc.uniqueArray(
  fc.record({ id: fc.uuid(), minutes: fc.integer({ min: 1, max: 300 }) }),
  { maxLength: 12, selector: ({ id }) => id },
);
const days = fc.record({ wanted, taken: fc.array(span(240), { maxLength: 12 }), hours: span(900) });

const holds = (check: (day: typeof days extends fc.Arbitrary<infer Day> ? Day : never) => void) =>
  fc.assert(fc.property(days, check), { numRuns: 500 });

test('nothing is put over what has its time, over another or outside of the hours', () => {
  holds(({ wanted, taken, hours }) => {
    const placed = [...fitted(wanted, taken, hours)];
    for (const [id, place] of placed) {
      expect(place.from).toBeGreaterThanOrEqual(hours.from);
      expect(place.to).toBeLessThanOrEqual(hours.to);
      expect(place.from % 15).toEqual(expect.closeTo(0));
      const others = placed.filter(([other]) => other !== id).map(([, other]) => other);
      const isTaken = taken.filter(({ from, to }) => to > from).some((each) => isOver(each, place));
      expect(isTaken || others.some((each) => isOver(each, place))).toBe(false);
    }
  });
});

test('everything is as long as it was meant to be, and what is left out has no quarter left', () => {
  holds(({ wanted, taken, hours }) => {
    const placed = fitted(wanted, taken, hours);
    for (const { id, minutes } of wanted) {
      const place = placed.get(id);
      if (place) expect(place.to - place.from).toBe(minutes);
      else {
        const all = [...taken, ...placed.values()].filter(({ from, to }) => to > from);
        for (let from = Math.ceil(hours.from / 15) * 15; from + minutes <= hours.to; from += 15)
          expect(all.some((each) => isOver(each, { from, to: from + minutes }))).toBe(true);
      }
    }
  });
});

test('what is moved finds room again, or stays', () => {
  holds(({ wanted, taken, hours }) => {
    const [placed] = fitted(wanted, taken, hours).values();
    if (!placed) return;
    for (const steps of [1, -1] as const) {
      const next = beside(placed, steps, taken, hours);
      if (!next) continue;
      expect(next.to - next.from).toBe(placed.to - placed.from);
      expect((next.from - placed.from) * steps).toBeGreaterThan(0);
      expect(next.from >= hours.from && next.to <= hours.to).toBe(true);
      expect(taken.some((each) => isOver(each, next))).toBe(false);
    }
  });
});

test('the same day is planned the same way, however what has a time is told', () => {
  holds(({ wanted, taken, hours }) => {
    expect(fitted(wanted, [...taken].reverse(), hours)).toEqual(fitted(wanted, taken, hours));
  });
});

test('what is late comes before what is due, and the weightier before the lighter', () => {
  const task = (id: string, date: string, priority: 'high' | 'low') => ({ id, date, priority });
  const [light, late, heavy] = [
    task('light', '2026-11-18', 'low'),
    task('late', '2026-11-16', 'low'),
    task('heavy', '2026-11-18', 'high'),
  ];
  const order = [light, heavy, late].sort(byWeight).map(({ id }) => id);
  expect(order).toEqual(['late', 'heavy', 'light']);
});
