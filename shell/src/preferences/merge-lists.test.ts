import type { CategoryRule } from '@board/contracts/calls/finance';
import { mergeLists } from './merge-lists.ts';

const rule = (words: string, category = 'food'): CategoryRule =>
  ({ words, type: 'expense', category }) as CategoryRule;
const merged = (before: CategoryRule[], mine: CategoryRule[], theirs: CategoryRule[]) =>
  mergeLists({ categoryRules: before }, { categoryRules: mine }, { categoryRules: theirs })
    .categoryRules;

test('what either added is there, and what either took away is not', () => {
  const [a, b, c, d] = [rule('a'), rule('b'), rule('c'), rule('d')];
  expect(merged([a, b], [a, c], [b, d])).toEqual([d, c]);
});

test('what was changed here is as it is here, in its place, and is there though they took it away', () => {
  const mine = rule('A', 'travel');
  expect(merged([rule('a'), rule('b')], [mine, rule('b')], [rule('a'), rule('b')])).toEqual([
    mine,
    rule('b'),
  ]);
  expect(merged([rule('a')], [mine], [rule('z'), rule('a')])).toEqual([rule('z'), mine]);
  expect(merged([rule('a')], [mine], [])).toEqual([mine]);
});

test('where they changed nothing mine is as it is, in its order', () => {
  expect(merged([rule('a')], [rule('b'), rule('a')], [rule('a')])).toEqual([rule('b'), rule('a')]);
});

test('of too many the oldest goes', () => {
  const many = Array.from({ length: 100 }, (_, index) => rule(`${index}`));
  expect(merged(many.slice(1), [...many.slice(1), rule('mine')], many)?.at(0)).toEqual(rule('1'));
});

test('a list that was not changed here is left alone', () => {
  expect(mergeLists({}, {}, { taskViews: [{ name: 'A', state: 'all' }] })).toEqual({});
});
