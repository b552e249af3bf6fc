import { nextStop } from './stops.ts';

const days = [
  ['mon head', 'mon lesson', 'mon task'],
  ['tue head'],
  ['wed head', 'wed lesson', 'wed free'],
];

test.each([
  ['ArrowDown', 'mon head', 'mon lesson'],
  ['ArrowUp', 'mon head', 'mon head'],
  ['ArrowDown', 'mon task', 'mon task'],
  ['ArrowRight', 'mon task', 'tue head'],
  ['ArrowRight', 'tue head', 'wed head'],
  ['ArrowLeft', 'wed free', 'tue head'],
  ['ArrowLeft', 'mon lesson', 'mon lesson'],
  ['End', 'wed head', 'wed free'],
  ['Home', 'wed free', 'wed head'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(nextStop(key, from, days)).toBe(to);
});

test('other keys are not the grid’s', () => {
  expect(nextStop('x', 'mon head', days)).toBeUndefined();
});
