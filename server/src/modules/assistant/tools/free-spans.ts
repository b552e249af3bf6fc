export interface Span {
  /** Minutes since midnight. */
  from: number;
  until: number;
}

const shortest = 30;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** 'HH:MM-HH:MM' */
export function spanOf(range: string): Span {
  return { from: minutesOf(range.slice(0, 5)), until: minutesOf(range.slice(6)) };
}

/** What is left of a day between the things that fill it, as far as it is worth having. */
export function freeSpans(busy: readonly Span[], day: Span): Span[] {
  const free: Span[] = [];
  let from = day.from;
  for (const span of [...busy].sort((a, b) => a.from - b.from)) {
    if (span.from - from >= shortest && from < day.until) {
      free.push({ from, until: Math.min(span.from, day.until) });
    }
    from = Math.max(from, span.until);
  }
  if (day.until - from >= shortest) free.push({ from, until: day.until });
  return free.filter((span) => span.until - span.from >= shortest);
}
