import { revisionLimit } from '@board/contracts/constants/planning';
import { newId } from '@board/platform';
import { elsewhere, type FreeSpans, type Laid, spread } from '@board/time';
import { toggled } from '@board/ui';
import { useMemo, useState } from 'react';
import { lengthsOf, topicsOf, type Wish } from './blocks.ts';

export interface Block extends Laid {
  readonly id: string;
  readonly topics: readonly string[];
  /** It is to be written. */
  readonly isOn: boolean;
}

/** Where the wished hours would go, and what the person makes of it. */
export function useBlocks(wish: Wish, days: readonly FreeSpans[]) {
  // The same again when it is sent again.
  const [ids] = useState(() => Array.from({ length: revisionLimit.blocks }, () => newId()));
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<ReadonlyMap<string, Laid>>(new Map());
  const lengths = lengthsOf(wish)?.join() ?? '';
  const places = useMemo(
    () => (lengths === '' ? [] : spread(lengths.split(',').map(Number), days)),
    [lengths, days],
  );
  const topics = topicsOf(wish.topics, places.length);
  const blocks = places.flatMap((place, index): Block[] => {
    const id = ids[index] ?? '';
    const laid = moved.get(id) ?? place;
    return laid ? [{ ...laid, id, topics: topics[index] ?? [], isOn: !off.has(id) }] : [];
  });

  const next = (block: Block): Laid | undefined =>
    elsewhere(
      block,
      blocks.filter(({ id }) => id !== block.id),
      days,
    );

  return {
    blocks,
    /** Those for which nothing is free. */
    unplaced: places.length - blocks.length,
    next,
    move(block: Block) {
      const place = next(block);
      if (place) setMoved(new Map(moved).set(block.id, place));
    },
    turn: (id: string) => setOff(toggled(off, id)),
    /** Another wish is laid anew. */
    reset() {
      setOff(new Set());
      setMoved(new Map());
    },
  };
}
