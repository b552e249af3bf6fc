import { weekOf } from './week-of.ts';

test('a week begins on Monday, whatever day it is asked for', () => {
  const week = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ];
  for (const day of week) expect(weekOf(day)).toEqual(week);
});

test('a week may reach into another year', () => {
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
});
