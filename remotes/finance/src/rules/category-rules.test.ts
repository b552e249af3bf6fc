import type { CategoryRule } from '@board/contracts/calls/finance';
import { payeeIn, ruleFor, withRule } from './category-rules.ts';

const rule = (words: string, category: CategoryRule['category']): CategoryRule => ({
  words,
  type: 'expense',
  category,
});
const rules = [rule('Campus', 'study'), rule('campus coffee', 'dining')];

test('the longest words that are said decide, in capitals or not, for their type alone', () => {
  expect(ruleFor(rules, 'CAMPUS COFFEE, latte', 'expense')?.category).toBe('dining');
  expect(ruleFor(rules, 'Campus printing', 'expense')?.category).toBe('study');
  expect(ruleFor(rules, 'Campus printing', 'income')).toBeUndefined();
  expect(ruleFor(rules, 'Metro', 'expense')).toBeUndefined();
});

test('the same words have one answer, and of a hundred and one the oldest goes', () => {
  expect(withRule(rules, rule('campus', 'other'))).toEqual([rule('campus', 'other'), rules[1]]);
  const many = Array.from({ length: 100 }, (_, at) => rule(`shop ${at}`, 'other'));
  expect(withRule(many, rule('new', 'dining')).map(({ words }) => words)).toEqual([
    ...many.slice(1).map(({ words }) => words),
    'new',
  ]);
});

test('a rule whose words are written anew stays in its place, and no other says the same', () => {
  const [campus, coffee] = rules;
  const anew = rule('campus hall', 'study');
  expect(withRule(rules, anew, campus)).toEqual([anew, coffee]);
  expect(withRule(rules, rule('CAMPUS coffee', 'other'), campus)).toEqual([
    rule('CAMPUS coffee', 'other'),
  ]);
});

test.each([
  ['瑞幸咖啡，拿铁', '瑞幸咖啡'],
  ['Tesco, groceries', 'Tesco'],
  ['Rent', 'Rent'],
])('%s was paid to %s', (description, payee) => expect(payeeIn(description)).toBe(payee));
