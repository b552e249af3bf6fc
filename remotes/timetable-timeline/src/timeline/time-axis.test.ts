import { startOf } from '@board/time';
import { hoursOf, opensAt, timeAxis } from './time-axis.ts';

test('an empty day reaches from 8 to 20, padded by an hour, on 600 px', () => {
  expect(timeAxis([])).toMatchObject({ fromHour: 7, toHour: 21, width: 600 });
});

test('it widens to what it shows', () => {
  expect(timeAxis(['06:30-07:15', '20:35-22:00'])).toMatchObject({
    fromHour: 5,
    toHour: 23,
    width: 720,
  });
});

test('it never leaves the day', () => {
  expect(timeAxis(['00:10-23:50'])).toMatchObject({ fromHour: 0, toHour: 24, width: 960 });
});

test('what goes on after midnight ends with the axis', () => {
  const axis = timeAxis(['22:00-02:00']);
  expect([axis.toHour, axis.at(26 * 60)]).toEqual([24, axis.width]);
});

test('a wide axis has 40 px an hour', () => {
  const axis = timeAxis(['05:00-22:00']);
  expect(axis.at(10 * 60) - axis.at(9 * 60)).toBe(40);
  expect(axis.at(axis.fromHour * 60)).toBe(0);
  expect(axis.at(axis.toHour * 60)).toBe(axis.width);
});

test('every full hour is named, the last one too', () => {
  const hours = hoursOf(timeAxis([]));
  expect([hours[0], hours.at(-1), hours.length]).toEqual([7, 21, 15]);
});

test.each([
  ['what is going on', '14:10', 13],
  ['the next thing', '09:40', 13],
  ['the present moment when all is over', '22:20', 21],
  ['the first thing of another day', null, 7],
])('it is opened at the hour before %s', (_, now, hour) => {
  const ranges = ['20:00-21:00', '08:10-09:25', '14:00-15:00'];
  const axis = timeAxis(ranges);
  const left = opensAt(axis, now === null ? null : startOf(`${now}-${now}`), ranges);
  expect(left).toBe(Math.max(0, axis.at(hour * 60) - 20));
});

test('an empty day is opened at its beginning', () => {
  expect(opensAt(timeAxis([]), null, [])).toBe(0);
});
