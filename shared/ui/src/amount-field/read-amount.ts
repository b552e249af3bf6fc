import { exactMinor, maxAmount, toMinor } from '@board/contracts/constants/money';
import { calculate } from './calculate.ts';

export type AmountProblem = 'missing' | 'unreadable' | 'precision' | 'too_large';
export type ReadAmount = { minor: number } | { problem: AmountProblem };

/** Nothing longer is money, nor the sum of some. */
const longest = 60;

/** What was typed into an amount field, a sum included: as minor units or as what is wrong with it. */
export function readAmount(typed: string): ReadAmount {
  const trimmed = typed.trim();
  if (trimmed.length > longest) return { problem: 'unreadable' };
  const text = withoutCommas(trimmed);
  // Nothing and less than nothing alike: an amount is above 0.
  if (/^\.?$|^-(\d+\.?\d*|\.\d+)$/.test(text)) return { problem: 'missing' };
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return readSum(text);
  const decimals = text.split('.')[1]?.replace(/0+$/, '') ?? '';
  if (decimals.length > 2) return { problem: 'precision' };
  if (Number(text) > maxAmount) return { problem: 'too_large' };
  const minor = toMinor(Number(text));
  return minor ? { minor } : { problem: 'missing' };
}

function readSum(text: string): ReadAmount {
  const minor = calculate(text);
  if (minor === undefined) return { problem: 'unreadable' };
  if (minor > exactMinor(maxAmount)) return { problem: 'too_large' };
  return minor > 0 ? { minor } : { problem: 'missing' };
}

/** Commas before three digits each group thousands, a single one before fewer begins the decimals. */
function withoutCommas(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  return text.replace(/^(\d*),(\d{0,2})$/, '$1.$2');
}
