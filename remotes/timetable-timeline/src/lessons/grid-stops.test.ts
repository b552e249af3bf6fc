import { defaultPeriods } from '@board/contracts/constants/periods';
import { someLesson } from '../testing/some-lesson.ts';
import { bandsOf } from './bands.ts';
import { layOut } from './grid-layout.ts';
import { entryStop, nextStop, type Stop, stopName } from './grid-stops.ts';

// Monday: a lesson in periods 1 and 2; Tuesday: two side by side in 1 to 3; Wednesday: nothing.
const columns = [
  layOut([someLesson({ id: 'mon', timeSlots: [1, 2] })], bandsOf(defaultPeriods, [])),
  layOut(
    [
      someLesson({ id: 'left', timeSlots: [1, 2] }),
      someLesson({ id: 'right', timeSlots: [1, 2, 3] }),
    ],
    bandsOf(defaultPeriods, []),
  ),
  [],
];

function press(keys: string, from: Stop = { day: 0, row: 0, lane: 0 }): string {
  let stop = from;
  for (const key of keys.split(' ')) {
    const [name = '', control] = key.split('+').reverse();
    stop = nextStop(name, control === 'Control', stop, columns, 14) ?? stop;
  }
  return stopName(columns, stop);
}

test.each([
  ['ArrowDown', '0:2'],
  ['ArrowDown ArrowUp', 'mon:0'],
  ['ArrowRight', 'left:0'],
  ['ArrowRight ArrowRight', 'right:0'],
  ['ArrowRight ArrowRight ArrowRight', '2:0'],
  ['ArrowRight ArrowRight ArrowRight ArrowLeft', 'right:0'],
  ['ArrowRight ArrowRight ArrowRight ArrowLeft ArrowLeft', 'left:0'],
  ['End', '2:0'],
  ['End Home', 'mon:0'],
  ['Control+End', '2:13'],
  ['Control+End Control+Home', 'mon:0'],
  ['ArrowUp', 'mon:0'],
  ['ArrowLeft', 'mon:0'],
])('%s leads to %s', (keys, stop) => {
  expect(press(keys)).toBe(stop);
});

test('below a lesson the next row is free', () => {
  expect(press('ArrowDown', { day: 1, row: 0, lane: 0 })).toBe('right:0');
  expect(press('ArrowDown', { day: 1, row: 0, lane: 1 })).toBe('1:3');
});

test('the grid is entered at the first lesson of today, or else of the week', () => {
  expect(stopName(columns, entryStop(columns, 1))).toBe('left:0');
  expect(stopName(columns, entryStop(columns, 2))).toBe('mon:0');
  expect(stopName(columns, entryStop(columns, -1))).toBe('mon:0');
  expect(stopName([[], []], entryStop([[], []], -1))).toBe('0:0');
});
