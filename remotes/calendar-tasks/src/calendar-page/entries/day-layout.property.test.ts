import type { DayThing } from '@board/platform';
import { addDays, dayMinutes, dayNumber, timeOf, weekOf } from '@board/time';
import fc from 'fast-check';
import { barsOf, dayPlanOf, gapsOf, nightEnd, piecesOf } from './day-layout.ts';
import { type Entry, entriesOf, entryOf, on } from './entries.ts';

const week = weekOf('2026-11-18');
const minute = fc.integer({ min: 0, max: dayMinutes - 1 });
const thing = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom<DayThing['kind']>('lesson', 'task', 'event', 'exam'),
    day: fc.integer({ min: -1, max: 7 }),
    span: fc.option(fc.tuple(minute, minute), { nil: undefined }),
    days: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ id, kind, day, span, days }): DayThing => {
    const date = addDays(week[0] ?? '', day);
    if (!span) return { id, kind, title: id, date, until: addDays(date, days) };
    return { id, kind, title: id, date, time: span.map(timeOf).join('-') };
  });
const entries = fc
  .array(thing, { maxLength: 40 })
  .map((things) => things.map((each) => entryOf('some source', each)));

const open = { opensAt: 0, isWide: true, now: 0 };
const folded = { opensAt: nightEnd, isWide: false, now: 0 };

const holds = (check: (all: readonly Entry[]) => void) =>
  fc.assert(fc.property(entries, check), { numRuns: 200 });

test('what has a time stands on each day that it touches, as itself or as one of the others', () => {
  holds((all) => {
    for (const day of week) {
      const plan = dayPlanOf(all, day, folded);
      const counted = plan.more.reduce((sum, { count }) => sum + count, 0);
      const own = on(all, day).filter(({ isWholeDay }) => !isWholeDay);
      expect(plan.night.length + plan.blocks.length + counted).toBe(own.length);
    }
  });
});

test('no two blocks lie on each other, and none leaves its day', () => {
  holds((all) => {
    for (const choice of [open, folded]) {
      const { blocks } = dayPlanOf(all, week[2] ?? '', choice);
      for (const block of blocks) {
        expect(block.from).toBeGreaterThanOrEqual(choice.opensAt);
        expect(block.to).toBeLessThanOrEqual(dayMinutes);
        expect(block.to).toBeGreaterThan(block.from);
        expect(block.lane).toBeLessThan(block.lanes);
        const others = blocks.filter(
          (other) => other !== block && other.from < block.to && block.from < other.to,
        );
        expect(others.every(({ lane }) => lane !== block.lane)).toBe(true);
      }
    }
  });
});

test('what began among the hours that are folded says that it has begun', () => {
  holds((all) => {
    const day = week[2] ?? '';
    const opens = dayNumber(day) * dayMinutes + folded.opensAt;
    for (const { entry, isBegun } of dayPlanOf(all, day, folded).blocks)
      expect(isBegun).toBe(entry.from < opens);
  });
});

test('in a narrow day at most three stand side by side, and a fourth place counts the others', () => {
  holds((all) => {
    const { blocks, more } = dayPlanOf(all, week[2] ?? '', folded);
    for (const { lane, lanes } of blocks) {
      expect(lanes).toBeLessThanOrEqual(4);
      expect(lane).toBeLessThan(Math.min(lanes, 4));
      if (lanes === 4 && more.length > 0) expect(lane).toBeLessThan(3);
    }
  });
});

test('what goes over midnight is one thing in two days, and both say so', () => {
  holds((all) => {
    const over = all.filter(
      ({ isWholeDay, thing: { time = '' } }) => !isWholeDay && time.slice(6) < time.slice(0, 5),
    );
    for (const entry of over) {
      const { date } = entry.thing;
      const [evening] = piecesOf([entry], date);
      const [morning] = piecesOf([entry], addDays(date, 1));
      expect(evening).toMatchObject({ goesOn: entry.to % dayMinutes > 0, isBegun: false });
      if (entry.to % dayMinutes > 0) expect(morning).toMatchObject({ from: 0, isBegun: true });
    }
  });
});

test('in free hours is nothing, they are an hour long at least, and none of them is over', () => {
  holds((all) => {
    const day = week[2] ?? '';
    const start = dayNumber(day) * dayMinutes;
    const now = start + 600;
    const pieces = piecesOf(all, day);
    for (const { from, to } of gapsOf(pieces, start, now)) {
      expect(to - from).toBeGreaterThanOrEqual(60);
      expect(from).toBeGreaterThanOrEqual(600);
      expect(pieces.every((piece) => piece.to <= from || piece.from >= to)).toBe(true);
    }
  });
});

test('of the whole day is one bar, within the days shown, and no two lie on each other', () => {
  holds((all) => {
    const bars = barsOf(all, week);
    for (const bar of bars) {
      expect(bar.from).toBeGreaterThanOrEqual(0);
      expect(bar.to).toBeLessThanOrEqual(7);
      expect(bar.to).toBeGreaterThan(bar.from);
      expect(
        bars.every(
          (other) =>
            other === bar ||
            other.lane !== bar.lane ||
            other.from >= bar.to ||
            other.to <= bar.from,
        ),
      ).toBe(true);
    }
  });
});

test('what two weeks tell of stands once, and what is switched off not at all', () => {
  const source = { id: 'a', title: 'A', order: 0 };
  const rehearsal = {
    id: '1',
    kind: 'event',
    title: 'Rehearsal',
    date: '2026-11-22',
    time: '22:00-02:00',
  } as const;
  const told = [1, 2].map(() => ({ source, reading: { things: [rehearsal] } }));
  expect(entriesOf(told, new Set())).toHaveLength(1);
  expect(entriesOf(told, new Set(['a']))).toEqual([]);
});
