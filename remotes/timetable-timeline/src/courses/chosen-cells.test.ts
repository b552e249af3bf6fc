import { somePlan } from '../testing/some-plan.ts';
import { chosenOn, clashesOf, paint, takenBy } from './chosen-cells.ts';
import { emptyMeeting, type MeetingDraft } from './course-draft.ts';

const fresh = () => emptyMeeting(18);
const meets = (weekday: number, periods: string, more: Partial<MeetingDraft> = {}) => ({
  ...fresh(),
  weekday,
  periods,
  ...more,
});

test('a pressed cell is a class of one period, and what is dragged over joins it', () => {
  const one = paint([], { day: 2, from: 2, to: 2 }, fresh);
  expect(one).toMatchObject([{ weekday: 3, periods: '3节', weeks: '1-18周' }]);
  const [joined, ...others] = paint(one, { day: 2, from: 3, to: 4 }, fresh);
  expect(joined).toEqual({ ...one[0], periods: '3-5节' });
  expect(others).toEqual([]);
});

test('pressed again a cell is free, and a class that it divides is two', () => {
  const before = [meets(3, '1-3节', { classroom: 'A-302' })];
  const after = paint(before, { day: 2, from: 1, to: 1 }, fresh);
  expect(after.map(({ periods }) => periods)).toEqual(['1节', '3节']);
  expect(after[0]).toMatchObject({ id: before[0]?.id, classroom: 'A-302' });
  expect(chosenOn(after, 3)).toEqual([1, 3]);
});

test('what has a time of its own and what is on other days stays as it is', () => {
  const before = [meets(3, '', { time: '12:15-13:30' }), meets(5, '1-2节')];
  expect(paint(before, { day: 2, from: 0, to: 0 }, fresh).slice(0, 2)).toEqual(before);
  expect(chosenOn(before, 3)).toEqual([]);
});

test('two courses meet only where they share a week', () => {
  const taken = takenBy([somePlan()], 'another');
  expect(taken).toMatchObject([{ name: 'Linear Algebra', weekday: 3, periods: [1, 2] }]);
  const at = (weeks: string) => clashesOf([meets(3, '2-3节', { weeks })], taken, 18);
  expect(at('1-18周')).toHaveLength(1);
  expect(at('17-18周')).toEqual([]);
  expect(takenBy([somePlan()], somePlan().id)).toEqual([]);
});
