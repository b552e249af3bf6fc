import { endAfter, endOf, later, minutesOf, startOf, timeOf } from './clock.ts';

test('a time is minutes since midnight, and back', () => {
  expect(['00:00', '08:05', '23:59'].map(minutesOf)).toEqual([0, 485, 1439]);
  expect([0, 485, 1439].map(timeOf)).toEqual(['00:00', '08:05', '23:59']);
});

test('a range that runs over midnight ends on the next day, a moment where it starts', () => {
  expect([startOf('08:00-09:40'), endOf('08:00-09:40')]).toEqual([480, 580]);
  expect([startOf('22:00-02:00'), endOf('22:00-02:00')]).toEqual([1320, 1560]);
  expect([startOf('10:00-10:00'), endOf('10:00-10:00')]).toEqual([600, 600]);
});

test('an hour later is still the same day', () => {
  expect(['08:30', '23:15', '23:59'].map((time) => later(time))).toEqual([
    '09:30',
    '23:59',
    '23:59',
  ]);
});

test('a span ends on the next day at the latest, a minute before its start', () => {
  expect([30, 120, 2_000].map((minutes) => endAfter('23:00', minutes))).toEqual([
    '23:30',
    '01:00',
    '22:59',
  ]);
});
