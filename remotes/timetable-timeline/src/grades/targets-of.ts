import type { Band } from '@board/contracts/constants/grades';

const shown = 3;

/** The marks that a person may want: where the bands around the present mark begin, the one he has and those above. */
export function targetsOf(bands: readonly Band[], mark: number): readonly number[] {
  const begin = bands
    .map(({ from }) => from)
    .filter((from) => from > 0)
    .toSorted((one, other) => one - other);
  const had = begin.findLastIndex((from) => from <= mark);
  const first = Math.max(0, Math.min(had, begin.length - shown));
  return begin.slice(first, first + shown);
}
