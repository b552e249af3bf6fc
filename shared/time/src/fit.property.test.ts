import fc from 'fast-check';
import { beside, elsewhere, fitted, isOver, type Laid, partsOf, spread } from './fit.ts';

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

const lengths = fc.array(fc.integer({ min: 1, max: 180 }), { minLength: 1, maxLength: 16 });
const freeDays = fc
  .array(fc.array(span(300), { maxLength: 4 }), { minLength: 1, maxLength: 10 })
  .map((all) =>
    all.map((spans, index) => ({
      date: `2026-11-${10 + index}`,
      free: spans
        .sort((a, b) => a.from - b.from)
        .filter(({ from }, at, sorted) => at === 0 || (sorted[at - 1]?.to ?? 0) < from),
    })),
  );

test('what is spread over days stands in free time, nothing over another, as long as it was meant', () => {
  fc.assert(
    fc.property(lengths, freeDays, (wishes, days) => {
      const laid = spread(wishes, days);
      expect(laid).toHaveLength(wishes.length);
      const there = laid.flatMap((place) => (place ? [place] : []));
      for (const [index, place] of laid.entries()) {
        if (!place) continue;
        expect(place.to - place.from).toBe(wishes[index]);
        const free = days.find(({ date }) => date === place.date)?.free ?? [];
        expect(free.some(({ from, to }) => from <= place.from && place.to <= to)).toBe(true);
        const others = there.filter((each) => each !== place);
        const isTaken = (here: Laid) =>
          others.some((each) => each.date === here.date && isOver(each, here));
        expect(isTaken(place)).toBe(false);
        const other = elsewhere(place, others, days);
        if (!other) continue;
        expect(other.to - other.from).toBe(place.to - place.from);
        expect(isTaken(other)).toBe(false);
        expect([other.date, other.from]).not.toEqual([place.date, place.from]);
      }
    }),
    { numRuns: 500 },
  );
});

test('as many blocks as days, all of them free, are one a day', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
    date,
    free: [{ from: 485, to: 1_320 }],
  }));
  expect(spread([90, 90, 60], days)).toEqual([
    { date: '2026-11-19', from: 495, to: 585 },
    { date: '2026-11-20', from: 495, to: 585 },
    { date: '2026-11-21', from: 495, to: 555 },
  ]);
});

test('hours are parted into blocks with what is left as the last', () => {
  expect(partsOf(240, 90)).toEqual([90, 90, 60]);
  expect(partsOf(190, 90)).toEqual([90, 90]);
  expect(partsOf(45, 90)).toEqual([45]);
});
