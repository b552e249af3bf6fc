import fc from 'fast-check';
import { dayNumber, dayOfNumber, firstAt, mondayAt, monthAt, weekdayAt } from './day-numbers.ts';
import { addDays, daysBetween, daysFrom, isDay, weekdayOf } from './days.ts';
import { dayMs, hourMs, weekMs } from './durations.ts';
import {
  addMonths,
  daysLeft,
  firstDay,
  lastDay,
  monthGrid,
  monthOf,
  monthsFrom,
  sameDayIn,
} from './months.ts';
import { mondayOf, presetDays, weekOf, weekSpan } from './weeks.ts';

const numbers = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9998-01-01') });
const days = numbers.map(dayOfNumber);

test('days count like numbers', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -300, max: 700 }), (day, count) => {
      const later = addDays(day, count);
      expect(daysBetween(day, later)).toBe(count);
      expect(dayNumber(later)).toBe(dayNumber(day) + count);
      expect(addDays(later, -count)).toBe(day);
    }),
  );
});

test('every day of eighty years follows the one before, and the weekdays go round', () => {
  const all = daysFrom('2000-01-01', '2079-12-31');
  expect(all).toHaveLength(29_220);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every(isDay)).toBe(true);
  expect(all.every((day, index) => weekdayOf(day) === ((index + 5) % 7) + 1)).toBe(true);
});

test('days that are numbers have the weekday, the Monday and the month of the day', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const day = dayOfNumber(number);
      expect([weekdayAt(number), dayOfNumber(mondayAt(number))]).toEqual([
        ((new Date(day).getUTCDay() + 6) % 7) + 1,
        mondayOf(day),
      ]);
      const { month, dayOfMonth } = monthAt(number);
      expect(dayOfNumber(firstAt(month) + dayOfMonth - 1)).toBe(day);
      expect(dayOfNumber(firstAt(month + 1))).toBe(firstDay(addMonths(monthOf(day), 1)));
    }),
  );
});

test('from a day to one before it there is none', () => {
  expect(daysFrom('2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
  expect(daysFrom('2026-11-18', '2026-11-16')).toEqual([]);
});

test('a week begins on its Monday and has each weekday once', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day);
      expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(week).toContain(day);
      expect([mondayOf(day), weekSpan(day)]).toEqual([
        week[0],
        { start: week[0], end: week.at(-1) },
      ]);
    }),
  );
});

test('only what the calendar has is a day', () => {
  expect(['2028-02-29', '2026-12-31', '0001-01-01'].filter(isDay)).toHaveLength(3);
  const none = [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261-01-01',
    '+020261-01',
  ];
  expect([...none, '', 'today', '2026-11-18T00:00'].filter(isDay)).toEqual([]);
});

test('months count like numbers, over the year and back', () => {
  expect([addMonths('2026-11', 2), addMonths('2026-11', -11)]).toEqual(['2027-01', '2025-12']);
  expect(monthsFrom('2026-11', '2027-02', 12)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(monthsFrom('2026-11', '2099-01', 2)).toEqual(['2026-11', '2026-12']);
  expect(monthsFrom('2026-11', '2026-10', 12)).toEqual([]);
  expect(monthsFrom('9999-12', '9999-12', 12)).toEqual(['9999-12']);
});

test('the same day of another month is never beyond its end', () => {
  expect(sameDayIn('2026-01-31', 1)).toBe('2026-02-28');
  expect(sameDayIn('2028-01-31', 1)).toBe('2028-02-29');
  expect(sameDayIn('2026-03-31', -1)).toBe('2026-02-28');
  expect(sameDayIn('2028-02-29', 12)).toBe('2029-02-28');
  expect(sameDayIn('2026-12-18', 1)).toBe('2027-01-18');
});

test('days are left of this month and of a later one, none of a past one', () => {
  expect(daysLeft('2026-11', '2026-11-18')).toBe(13);
  expect(daysLeft('2026-11', '2026-11-30')).toBe(1);
  expect(daysLeft('2026-12', '2026-11-18')).toBe(31);
  expect(daysLeft('2026-10', '2026-11-18')).toBe(0);
  expect(lastDay('2028-02')).toBe('2028-02-29');
});

test('the grid of a month is six whole weeks that hold all of it', () => {
  for (const month of monthsFrom('2020-01', '2030-12', 200)) {
    const grid = monthGrid(month);
    expect(grid).toHaveLength(6);
    expect(grid.flat()).toEqual(
      daysFrom(mondayOf(`${month}-01`), addDays(mondayOf(`${month}-01`), 41)),
    );
    expect(grid.flat()).toContain(lastDay(month));
  }
});

test.each([
  ['2026-11-18', '2026-11-21', '2026-11-23'],
  ['2026-11-20', '2026-11-21', '2026-11-23'],
  ['2026-11-21', '2026-11-28', '2026-11-23'],
  ['2026-11-22', '2026-11-28', '2026-11-23'],
])(
  'seen from %s the weekend is the one of %s and the week begins on %s',
  (today, weekend, monday) => {
    expect(presetDays(today)).toMatchObject({ today, weekend, monday });
  },
);

test('what is put off is for tomorrow or for a week from today, over the end of a month too', () => {
  expect(presetDays('2026-11-30')).toEqual({
    today: '2026-11-30',
    tomorrow: '2026-12-01',
    weekend: '2026-12-05',
    monday: '2026-12-07',
    later: '2026-12-07',
  });
});

test('a week is seven days of twenty-four hours', () => {
  expect([hourMs, dayMs, weekMs]).toEqual([3_600_000, 86_400_000, 604_800_000]);
});
