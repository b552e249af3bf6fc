import { hoursOf, timeAxis } from './time-axis.ts';

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
