import type { Text } from '@board/platform';
import { type AmountProblem, readAmount } from '@board/ui';

type ReadMoney =
  | { minor: number; problems?: undefined }
  | { minor?: undefined; problems: Record<string, string> };

/** What was typed into a field of money, or what is wrong with it; of nothing each form speaks for itself. */
export function readMoney(
  t: Text,
  field: string,
  typed: string,
  missing = 'problem.missing',
  read: (typed: string) => { minor: number } | { problem: AmountProblem } = readAmount,
): ReadMoney {
  const money = read(typed);
  if ('minor' in money) return money;
  // Of nothing and of less than nothing it is said what is wrong with it.
  const without = missing === 'problem.missing' && /\d/.test(typed) ? 'problem.nothing' : missing;
  const said = money.problem === 'missing' ? without : `problem.${money.problem}`;
  return { problems: { [field]: t(said) } };
}
