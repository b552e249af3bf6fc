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
  const said = money.problem === 'missing' ? missing : `problem.${money.problem}`;
  return { problems: { [field]: t(said) } };
}
