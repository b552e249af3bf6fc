import type { Span } from './span.ts';

/** When people are up, where nobody has said otherwise. */
export const wakingHours = { from: '08:00', until: '22:00' } as const;

/** What overlaps or touches is one; what takes no time is none. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (span.to <= span.from) continue;
    if (last && span.from <= last.to)
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else merged.push({ from: span.from, to: span.to });
  }
  return merged;
}

/** What is left of these hours between the things that take some of them, as far as it is long enough to be had. */
export function gapsIn(hours: Span, taken: readonly Span[], least: number): Span[] {
  const gaps: Span[] = [];
  let { from } = hours;
  const close = (to: number) => {
    if (to - from >= least) gaps.push({ from, to });
  };
  for (const span of [...taken].sort((a, b) => a.from - b.from)) {
    close(Math.min(span.from, hours.to));
    from = Math.max(from, span.to);
  }
  close(hours.to);
  return gaps;
}
