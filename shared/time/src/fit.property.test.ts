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

test('what takes no time parts no free time', () => {
  const moment = { from: 600, to: 600 };
  const placed = fitted([{ id: 'essay', minutes: 120 }], [moment], { from: 540, to: 660 });
  expect(placed.get('essay')).toEqual({ from: 540, to: 660 });
});

test('a place is moved by quarters past what is taken, and to the edges of the hours', () => {
  const hours = { from: 480, to: 720 };
  const taken = [{ from: 555, to: 600 }];
  expect(beside({ from: 525, to: 555 }, 1, taken, hours)).toEqual({ from: 600, to: 630 });
  expect(beside({ from: 495, to: 555 }, -1, taken, hours)).toEqual({ from: 480, to: 540 });
  expect(beside({ from: 645, to: 705 }, 1, taken, hours)).toEqual({ from: 660, to: 720 });
  expect(beside({ from: 660, to: 720 }, 1, taken, hours)).toBeUndefined();
  expect(beside({ from: 480, to: 540 }, -1, taken, hours)).toBeUndefined();
});

test('what finds no room on its day goes to a later one, or else to the nearest earlier', () => {
  const [wed, thu, fri] = ['2026-11-18', '2026-11-19', '2026-11-20'];
  const free = [{ from: 480, to: 600 }];
  const on = (...days: (string | undefined)[]) =>
    [wed, thu, fri].map((date = '') => ({ date, free: days.includes(date) ? free : [] }));
  const dates = (days: ReturnType<typeof on>) =>
    spread([60, 60, 60], days).map((place) => place?.date);
  expect(dates(on(wed, fri))).toEqual([wed, fri, fri]);
  expect(dates(on(wed, thu))).toEqual([wed, thu, thu]);
  expect(dates(on(fri))).toEqual([fri, fri, undefined]);
});

test('another place is in the next gap, of the next day, and round to the first again', () => {
  const wed = {
    date: '2026-11-18',
    free: [
      { from: 480, to: 600 },
      { from: 700, to: 780 },
    ],
  };
  const thu = { date: '2026-11-19', free: [{ from: 490, to: 555 }] };
  const first = { date: wed.date, from: 480, to: 540 };
  const second = { date: wed.date, from: 705, to: 765 };
  const third = { date: thu.date, from: 495, to: 555 };
  expect(elsewhere(first, [], [wed, thu])).toEqual(second);
  expect(elsewhere(second, [], [wed, thu])).toEqual(third);
  expect(elsewhere(third, [], [wed, thu])).toEqual(first);
  // What stands there on the same day is passed over, on another it is nothing.
  expect(elsewhere(first, [second], [wed, thu])).toEqual(third);
  expect(elsewhere(first, [{ ...second, date: thu.date }], [wed, thu])).toEqual(second);
  expect(elsewhere(third, [], [thu])).toBeUndefined();
});

test('what stands in the middle of a gap leaves what is before and behind it', () => {
  const day = { date: '2026-11-18', free: [{ from: 480, to: 720 }] };
  const at = (from: number) => ({ date: day.date, from, to: from + 60 });
  expect(elsewhere(at(480), [at(540)], [day])).toEqual(at(600));
  expect(elsewhere(at(600), [at(540)], [day])).toEqual(at(480));
  expect(elsewhere(at(480), [at(540), at(600), at(660)], [day])).toBeUndefined();
});

test('another place may be at the same hour of the next day, or in a gap that nothing else touches', () => {
  const place = { date: '2026-11-18', from: 480, to: 540 };
  const wed = { date: place.date, free: [{ from: 480, to: 540 }] };
  const thu = { date: '2026-11-19', free: [{ from: 480, to: 540 }] };
  expect(elsewhere(place, [], [wed, thu])).toEqual({ ...place, date: thu.date });
  const gaps = [480, 600, 720].map((from) => ({ from, to: from + 60 }));
  const taken = { date: place.date, from: 720, to: 780 };
  expect(elsewhere(place, [taken], [{ date: place.date, free: gaps }])).toEqual({
    date: place.date,
    from: 600,
    to: 660,
  });
});

test('hours are parted into blocks with what is left as the last', () => {
  expect(partsOf(240, 90)).toEqual([90, 90, 60]);
  expect(partsOf(190, 90)).toEqual([90, 90]);
  expect(partsOf(45, 90)).toEqual([45]);
  expect(partsOf(105, 90)).toEqual([90, 15]);
});
