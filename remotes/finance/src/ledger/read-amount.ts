import { maxAmount, toMinor } from '@board/contracts/constants/money';

export type AmountProblem = 'missing' | 'precision' | 'too_large';
export type ReadAmount = { minor: number } | { problem: AmountProblem };

/** What was typed into an amount field, as minor units or as what is wrong with it. */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim();
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return { problem: 'missing' };
  const decimals = text.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (decimals.length > 2) return { problem: 'precision' };
  if (Number(text) > maxAmount) return { problem: 'too_large' };
  const minor = toMinor(Number(text));
  return minor ? { minor } : { problem: 'missing' };
}
