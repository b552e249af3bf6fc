import { startTransition, useState } from 'react';
import { toggled } from '../toggled.ts';

export interface Selection<Line> {
  readonly lines: readonly Line[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** From the one that was chosen last. */
  readonly extend: (id: string) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

/** Which lines are chosen: one by one, from the last one on, or all; a task that left the list is not among them. */
export function useSelection<Line extends { id: string }>(lines: readonly Line[]): Selection<Line> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();

  function toggle(id: string) {
    setIds(toggled(ids, id));
    setLast(id);
  }

  function extend(id: string) {
    const at = (wanted: string | undefined) => lines.findIndex((line) => line.id === wanted);
    const ends = [at(last ?? id), at(id)].sort((a, b) => a - b);
    const between = lines.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1);
    setIds(new Set([...ids, ...between.map((line) => line.id)]));
    setLast(id);
  }

  return {
    lines: lines.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle,
    extend,
    // Every line is drawn again, which no press waits for.
    all: () => startTransition(() => setIds(new Set(lines.map(({ id }) => id)))),
    clear: () => startTransition(() => setIds(new Set())),
  };
}
