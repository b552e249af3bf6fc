export interface Placed<Item> {
  item: Item;
  from: number;
  to: number;
  /** Which of `lanes` side by side, from 0. */
  lane: number;
  lanes: number;
}

interface Span<Item> {
  item: Item;
  from: number;
  to: number;
}

/** From where to where a lane reaches, of 1. */
export const laneShare = ({ lane, lanes }: Pick<Placed<unknown>, 'lane' | 'lanes'>) => ({
  start: lane / lanes,
  end: (lane + 1) / lanes,
  size: 1 / lanes,
});

/** What overlaps stands side by side; a group of overlapping items shares its number of lanes. */
export function inLanes<Item>(spans: readonly Span<Item>[]): readonly Placed<Item>[] {
  const placed: Placed<Item>[] = [];
  let group: Placed<Item>[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  let laneEnds: number[] = [];

  const close = () => {
    for (const each of group) each.lanes = laneEnds.length;
    placed.push(...group);
    group = [];
    laneEnds = [];
  };

  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (span.from >= groupEnd) close();
    const free = laneEnds.findIndex((end) => end <= span.from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = span.to;
    group.push({ ...span, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, span.to);
  }
  close();
  return placed;
}
