import { blockLengths, revisionLimit } from '@board/contracts/constants/planning';
import { partsOf } from '@board/time';

export interface Wish {
  /** As it was typed. */
  readonly hours: string;
  readonly longest: number;
  /** One a line. */
  readonly topics: string;
}

export const usualWish: Wish = { hours: '4', longest: blockLengths[1], topics: '' };

/** How long each block is; undefined where the hours are none, or too many. */
export function lengthsOf({ hours, longest }: Wish): number[] | undefined {
  const minutes = Math.round(Number(hours) * 60);
  if (!(minutes > 0 && minutes <= revisionLimit.minutes)) return undefined;
  const lengths = partsOf(minutes, longest);
  return lengths.length > 0 && lengths.length <= revisionLimit.blocks ? lengths : undefined;
}

/** The topics in their order, over all blocks: some share a block, or a block goes on with the one before. */
export function topicsOf(topics: string, blocks: number): string[][] {
  const lines = topics.split('\n').flatMap((line) => line.trim() || []);
  const place = (block: number) => Math.floor((block * lines.length) / blocks);
  return Array.from({ length: blocks }, (_, block) =>
    lines.slice(place(block), Math.max(place(block) + 1, place(block + 1))),
  );
}
