import type { Task } from '@board/contracts/calls/tasks';
import { startTransition, useState } from 'react';

/** Which lines are chosen: one by one, from the last one on, or all; a task that left the list is not among them. */
export function useSelection(tasks: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();

  function toggle(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
    setLast(id);
  }

  function extend(id: string) {
    const at = (wanted: string | undefined) => tasks.findIndex((task) => task.id === wanted);
    const ends = [at(last ?? id), at(id)].sort((a, b) => a - b);
    const between = tasks.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1);
    setIds(new Set([...ids, ...between.map((task) => task.id)]));
    setLast(id);
  }

  return {
    tasks: tasks.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle,
    extend,
    // Every line is drawn again, which no press waits for.
    all: () => startTransition(() => setIds(new Set(tasks.map(({ id }) => id)))),
    clear: () => startTransition(() => setIds(new Set())),
  };
}
