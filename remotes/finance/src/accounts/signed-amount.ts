import { type AmountProblem, readAmount } from '@board/ui';

/** An amount that may be nothing, and less than nothing: what is on an account. */
export function readSigned(typed: string): { minor: number } | { problem: AmountProblem } {
  const text = typed.trim();
  if (/^-?0*\.?0*$/.test(text)) return { minor: 0 };
  const sign = text.startsWith('-') ? -1 : 1;
  const read = readAmount(sign < 0 ? text.slice(1) : text);
  return 'minor' in read ? { minor: sign * read.minor } : read;
}
