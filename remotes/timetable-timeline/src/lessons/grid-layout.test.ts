import { defaultPeriods } from '@board/contracts/constants/periods';
import { minutesOf } from '@board/time';
import { beginsSession } from '../plan/term-week.ts';
import { someLesson } from '../testing/some-lesson.ts';
import { bandsOf } from './bands.ts';
import { isWithin, layOut, rowAt } from './grid-layout.ts';

const bands = bandsOf(defaultPeriods, []);

test.each([
  ['07:00', 0],
  ['08:00', 0],
  ['08:20', 0.5],
  ['08:42', 1],
  ['12:30', 5],
  ['15:32', 7],
  ['21:40', 13.5],
  ['23:00', 14],
])('%s lies at row %d', (time, row) => {
  expect(rowAt(minutesOf(time), defaultPeriods)).toBe(row);
});

test.each([
  ['07:59', false],
  ['08:00', true],
  ['12:30', true],
  ['22:00', true],
  ['22:01', false],
])('%s has a place in the grid: %s', (time, within) => {
  expect(isWithin(minutesOf(time), defaultPeriods)).toBe(within);
});

test('the afternoon and the evening begin after a long break', () => {
  const sessions = defaultPeriods.flatMap((period, index) =>
    beginsSession(index, defaultPeriods) ? [period.number] : [],
  );
  expect(sessions).toEqual([6, 11]);
});

test('a lesson fills the rows of its periods', () => {
  const [block] = layOut([someLesson({ timeSlots: [3, 4, 5] })], bands);
  expect(block).toMatchObject({ from: 2, to: 5, lane: 0, lanes: 1 });
});

test('a lesson with a gap between its periods is two blocks', () => {
  const blocks = layOut([someLesson({ timeSlots: [1, 3] })], bands);
  expect(blocks.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a lesson with a time of its own lies where its time lies', () => {
  const [block] = layOut([someLesson({ timeSlots: [], time: '08:20-09:05' })], bands);
  expect(block).toMatchObject({ from: 0.5, to: 1.5 });
});

test('overlapping lessons stand side by side', () => {
  const lessons = [
    someLesson({ id: 'a', timeSlots: [1, 2] }),
    someLesson({ id: 'b', timeSlots: [2, 3] }),
  ];
  expect(layOut(lessons, bands).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});
