import { percentsOf } from './percents.ts';

test('what is cut off goes to those that lose most of it, so that all of them are a hundred', () => {
  expect(percentsOf([1_300, 100, 100])).toEqual([87, 7, 6]);
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentsOf([1, 999])).toEqual([0, 100]);
  expect(percentsOf([5])).toEqual([100]);
});

test('of nothing there are none', () => {
  expect(percentsOf([])).toEqual([]);
  expect(percentsOf([0, 0])).toEqual([0, 0]);
});
