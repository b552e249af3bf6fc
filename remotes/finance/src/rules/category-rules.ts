import type { CategoryRule } from '@board/contracts/calls/finance';
import { categoryRulesPerPerson } from '@board/contracts/constants/transactions';

export const longestWords = 60;
const lower = ({ words }: CategoryRule) => words.toLowerCase();

/** Of several whose words a description says the longest decides. */
export function ruleFor(
  rules: readonly CategoryRule[],
  description: string,
  type: CategoryRule['type'],
): CategoryRule | undefined {
  const said = description.toLowerCase();
  return rules
    .filter((rule) => rule.type === type && said.includes(lower(rule)))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

const isSame = (one: CategoryRule, other: CategoryRule) =>
  one.type === other.type && lower(one) === lower(other);

/** The same words have one answer, the last, in the place of what it was before; of too many the oldest goes. */
export function withRule(
  rules: readonly CategoryRule[],
  rule: CategoryRule,
  before = rule,
): CategoryRule[] {
  const others = rules.filter((each) => isSame(each, before) || !isSame(each, rule));
  if (others.some((each) => isSame(each, before)))
    return others.map((each) => (isSame(each, before) ? rule : each));
  return [...others, rule].slice(-categoryRulesPerPerson);
}

export const withoutRule = (rules: readonly CategoryRule[], rule: CategoryRule): CategoryRule[] =>
  rules.filter((each) => !isSame(each, rule));

/** Who was paid: what the description of a payment begins with. */
export const payeeIn = (description: string): string =>
  (description.split(/，|, /)[0] ?? '').trim().slice(0, longestWords);
