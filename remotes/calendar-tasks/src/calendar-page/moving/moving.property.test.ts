import type { DayThing } from '@board/platform';
import { addDays, dayMinutes } from '@board/time';
import fc from 'fast-check';
import { type Entry, entryOf } from '../entries/entries.ts';
import {
  clashOf,
  dayPlaceOf,
  drawn,
  midnightOf,
  minuteOf,
  placedAt,
  pulled,
  pulledBy,
  quarter,
  shifted,
  stepped,
} from './moving.ts';

const day = '2026-11-18';
const edge = fc.constantFrom('start' as const, 'end' as const);
const steps = fc.constantFrom(1 as const, -1 as const);
const minute = fc.integer({ min: -200, max: dayMinutes + 200 });

const entryAt = (time: string, change: Partial<DayThing> = {}): Entry =>
  entryOf('tasks', { id: time, kind: 'task', title: time, date: day, time, ...change });

const minuteOfDay = fc.integer({ min: 0, max: dayMinutes - 1 });

/** Within its day, as lessons are. */
const place = fc.tuple(minuteOfDay, minuteOfDay).map(([a, b]) => {
  const { from } = entryAt('00:00-00:00');
  const [least, most] = [Math.min(a, b), Math.max(a, b)];
  return { from: from + least, to: from + most, isWholeDay: false, passesMidnight: false };
});

/** Of any hours, as tasks are. */
const task = fc.tuple(minuteOfDay, minuteOfDay).map(([start, minutes]) => {
  const from = entryAt('00:00-00:00').from + start;
  return { from, to: from + minutes, isWholeDay: false, passesMidnight: true };
});

test('what is moved is as long as before, at a quarter, and whole on one day', () => {
  fc.assert(
    fc.property(place, minute, (before, at) => {
      const after = placedAt(before, addDays(day, 3), at);
      expect(after.to - after.from).toBe(before.to - before.from);
      expect([0, minuteOf(before.from) % quarter, 14]).toContain(minuteOf(after.from) % quarter);
      expect(after.to).toBeLessThan(midnightOf(after.from) + dayMinutes);
      expect(dayPlaceOf(after).date).toBe(addDays(day, 3));
    }),
  );
});

test('on another day it is at the same minute, whichever that is', () => {
  fc.assert(
    fc.property(fc.oneof(place, task), fc.integer({ min: -6, max: 6 }), (before, by) => {
      const after = placedAt(before, addDays(day, 3), minuteOf(before.from) + by);
      expect(after).toEqual(shifted(before, 3));
    }),
  );
});

test('what takes no time reaches the last minute of a day, and leaves it by a quarter', () => {
  const due = entryAt('23:45-23:45', { kind: 'deadline' });
  const last = stepped(due, 1);
  expect(dayPlaceOf(last).time).toBe('23:59-23:59');
  expect(stepped(last, 1)).toEqual(last);
  expect(dayPlaceOf(stepped(last, -1)).time).toBe('23:45-23:45');
  expect(dayPlaceOf(placedAt(due, day, 1_500)).time).toBe('23:59-23:59');
});

test('what may pass midnight begins at any quarter of the day, as long as before', () => {
  fc.assert(
    fc.property(task, minute, (before, at) => {
      const after = placedAt(before, day, at);
      expect(after.to - after.from).toBe(before.to - before.from);
      expect(dayPlaceOf(after).date).toBe(day);
      expect(entryAt(dayPlaceOf(after).time ?? '')).toMatchObject({
        from: after.from,
        to: after.to,
      });
    }),
  );
});

test('an edge of it that is pulled goes over midnight, and never a whole day away', () => {
  expect(dayPlaceOf(pulledBy(entryAt('22:00-23:45'), 'end', 1)).time).toBe('22:00-00:00');
  expect(dayPlaceOf(pulled(entryAt('22:00-23:45'), 'end', 26 * 60)).time).toBe('22:00-02:00');
  fc.assert(
    fc.property(task, edge, fc.integer({ min: -200, max: 3 * dayMinutes }), (before, which, at) => {
      if (before.to - before.from < quarter) return;
      const after = pulled(before, which, at);
      expect(after.to - after.from).toBeGreaterThanOrEqual(quarter);
      expect(after.to - after.from).toBeLessThan(dayMinutes);
      expect(midnightOf(after.from)).toBe(midnightOf(before.from));
    }),
  );
});

test('there and back by the days is where it was', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: -400, max: 400 }), (before, days) => {
      expect(shifted(shifted(before, days), -days)).toEqual(before);
    }),
  );
});

test('a step and its opposite lead back to a quarter, but at the ends of the day', () => {
  fc.assert(
    fc.property(place, steps, (some, way) => {
      const before = stepped(some, way);
      const after = stepped(before, way);
      if (after.from === before.from || after.from % quarter > 0) return;
      expect(Math.abs(after.from - before.from)).toBe(quarter);
      expect(stepped(after, way === 1 ? -1 : 1)).toEqual(before);
    }),
  );
});

test('an edge that is pulled leaves the other where it is, and a quarter between them', () => {
  fc.assert(
    fc.property(place, edge, minute, steps, (before, which, at, way) => {
      if (before.to - before.from < quarter) return;
      for (const after of [pulled(before, which, at), pulledBy(before, which, way)]) {
        const kept = which === 'end' ? 'from' : 'to';
        expect(after[kept]).toBe(before[kept]);
        expect(after.to - after.from).toBeGreaterThanOrEqual(quarter);
        expect(midnightOf(after.from)).toBe(midnightOf(before.from));
        expect(after.to).toBeLessThan(midnightOf(after.from) + dayMinutes);
      }
    }),
  );
});

test('hours are drawn in both directions, and are one day', () => {
  fc.assert(
    fc.property(minute, minute, (a, b) => {
      const place = drawn(day, a, b);
      expect(place).toEqual(drawn(day, b, a));
      expect(place.to).toBeGreaterThan(place.from);
      expect(dayPlaceOf(place).date).toBe(day);
    }),
  );
});

test('what has no time gets that of a morning, as long as it is meant to take', () => {
  const whole = entryAt('', { time: undefined });
  expect(dayPlaceOf(stepped(whole, 1, 90))).toEqual({ date: day, time: '08:00-09:30' });
  expect(dayPlaceOf(shifted(whole, 1))).toEqual({ date: '2026-11-19' });
});

test('the longest clash is said; what is due takes no time, and nothing clashes with itself', () => {
  const own = entryAt('13:00-14:00');
  const others = [
    entryAt('13:55-14:30'),
    entryAt('12:00-13:20'),
    entryAt('13:30-13:30', { kind: 'deadline' }),
  ];
  expect(clashOf(own, [own, ...others], own.key)).toEqual({ title: '12:00-13:20', minutes: 20 });
  expect(clashOf(own, [own, entryAt('14:00-15:00')], own.key)).toBeUndefined();
});
