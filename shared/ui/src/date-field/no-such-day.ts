import { lastDay, monthOf } from '@board/time';
import type { KnownMoments } from '../texts/moments.tsx';
import type { WordsRead } from './use-writing.ts';

/** Dates that some months have not. */
const lateDate = /\b(?:29|3\d)(?!\d)/;

/** Says of '31 November' that its month is shorter: with an earlier date the same words are a day of it. */
export function noSuchDay(
  { texts, format }: KnownMoments,
  words: string,
  dayOf: (words: string) => string | undefined,
): WordsRead | undefined {
  const day = lateDate.test(words) ? dayOf(words.replace(lateDate, '28')) : undefined;
  if (!day) return undefined;
  const last = Number(lastDay(monthOf(day)).slice(-2));
  return {
    parts: [],
    keep: () => undefined,
    problem: texts.monthEnds?.(format.month(day), last) ?? texts.dayUnknown,
  };
}
