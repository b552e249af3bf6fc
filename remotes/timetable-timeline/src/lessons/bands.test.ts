import { defaultPeriods } from '@board/contracts/constants/periods';
import { someLesson } from '../testing/some-lesson.ts';
import { bandsOf, topOf } from './bands.ts';
import { layOut } from './grid-layout.ts';

const at = (time: string) => someLesson({ id: time, timeSlots: [], periods: '', time });
const outside = (...times: string[]) =>
  bandsOf(defaultPeriods, times.map(at))
    .filter(({ number }) => number === null)
    .map(({ start, end }) => `${start}-${end}`);

test('a week in which everything has its periods has no other rows', () => {
  expect(bandsOf(defaultPeriods, [someLesson()]).map(({ number }) => number)).toEqual(
    defaultPeriods.map(({ number }) => number),
  );
});

test.each([
  ['12:15-13:00', '11:55-14:00'],
  ['18:10-18:50', '17:55-19:00'],
  ['06:30-07:30', '06:00-08:00'],
  ['22:30-23:10', '22:00-24:00'],
])('%s stands in a row of its own, %s', (time, row) => {
  expect(outside(time)).toEqual([row]);
});

test('noon and one o’clock stand where their time is, above the afternoon', () => {
  const lessons = [at('12:00-12:40'), at('13:00-13:40')];
  const bands = bandsOf(defaultPeriods, lessons);
  const [noon, one] = layOut(lessons, bands).map(({ from, to }) => [
    topOf(from, bands),
    topOf(to, bands),
  ]);
  const afternoon = topOf(6, bands);
  expect(noon?.[0]).toBeCloseTo(5 + 5 / 40);
  expect(noon?.[1]).toBeLessThan(one?.[0] ?? 0);
  expect(one?.[1]).toBeLessThan(afternoon);
});

test('a lesson of the afternoon keeps its period below a noon that is shown', () => {
  const lessons = [at('12:00-12:40'), someLesson({ timeSlots: [6, 7] })];
  const bands = bandsOf(defaultPeriods, lessons);
  expect(layOut(lessons, bands)[1]).toMatchObject({ from: 6, to: 8 });
});
