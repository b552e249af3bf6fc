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

interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly last?: string;
}
const none: Chosen = { ids: new Set() };

/** Which lines are chosen: one by one, from the last one on, or all; a task that left the list is not among them. */
export function useSelection<Line extends { id: string }>(lines: readonly Line[]): Selection<Line> {
  const [{ ids }, set] = useState<Chosen>(none);

  return {
    lines: lines.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle: (id: string) => set((before) => ({ ids: toggled(before.ids, id), last: id })),
    // A key extends to the line it is pressed on and to the next one, in one go.
    extend: (id: string) =>
      set((before) => {
        const at = (wanted: string) => lines.findIndex((line) => line.id === wanted);
        const [from = 0, to = 0] = [at(before.last ?? id), at(id)].sort((a, b) => a - b);
        const between = lines.slice(Math.max(0, from), to + 1);
        return { ids: new Set([...before.ids, ...between.map((line) => line.id)]), last: id };
      }),
    // Every line is drawn again, which no press waits for.
    all: () => startTransition(() => set({ ids: new Set(lines.map(({ id }) => id)) })),
    clear: () => startTransition(() => set(none)),
  };
}
