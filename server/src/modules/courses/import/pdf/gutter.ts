export interface Span {
  from: number;
  to: number;
}

interface Gap extends Span {
  crossed: number;
}

/** Where between two places a line crosses the least: in the middle of the widest such gap, or the nearest to a place. */
export function gutter(spans: readonly Span[], within: Span, near?: number): number {
  const gaps = gapsOf(spans, within);
  const fewest = Math.min(...gaps.map(({ crossed }) => crossed));
  const free = gaps.filter(({ crossed }) => crossed === fewest);
  const rank = (gap: Gap) => (near === undefined ? gap.from - gap.to : away(gap, near));
  const [first, ...others] = free;
  if (!first) return (within.from + within.to) / 2;
  const best = others.reduce((a, b) => (rank(b) < rank(a) ? b : a), first);
  if (near !== undefined && away(best, near) === 0) return near;
  return (best.from + best.to) / 2;
}

const away = ({ from, to }: Span, place: number): number => Math.max(0, from - place, place - to);

function gapsOf(spans: readonly Span[], { from, to }: Span): Gap[] {
  const edges = [{ at: to, change: 0 }];
  let crossed = 0;
  for (const span of spans) {
    if (span.to <= from || span.from >= to) continue;
    if (span.from <= from) crossed += 1;
    else edges.push({ at: span.from, change: 1 });
    if (span.to < to) edges.push({ at: span.to, change: -1 });
  }
  edges.sort((a, b) => a.at - b.at);
  const gaps: Gap[] = [];
  let at = from;
  for (const edge of edges) {
    if (edge.at > at) gaps.push({ from: at, to: edge.at, crossed });
    at = Math.max(at, edge.at);
    crossed += edge.change;
  }
  return gaps;
}
