import type { Task } from '@board/contracts/calls/tasks';
import { useMemo, useState } from 'react';

const rank = { high: 0, medium: 1, low: 2 } as const;

/** Open ones by their time, then those without one by weight; what is done stands at the end. */
function inDayOrder(tasks: readonly Task[], done: ReadonlySet<string>): readonly Task[] {
  return [...tasks].sort(
    (a, b) =>
      Number(done.has(a.id)) - Number(done.has(b.id)) ||
      Number(a.time === null) - Number(b.time === null) ||
      (a.time ?? '').localeCompare(b.time ?? '') ||
      rank[a.priority] - rank[b.priority] ||
      a.id.localeCompare(b.id),
  );
}

/**
 * A line that is ticked stays under the pointer and keeps the focus: as long as a day is looked at, what
 * was done when it came stands at the end.
 */
export function useDayOrder(
  day: string,
  tasks: readonly Task[] | undefined,
): { inOrder: readonly Task[]; finished: number } {
  const [first, setFirst] = useState({ day: '', done: doneOf([]) });
  if (tasks && first.day !== day) setFirst({ day, done: doneOf(tasks) });
  const { done } = first;
  return useMemo(() => {
    const inOrder = tasks ? inDayOrder(tasks, done) : [];
    return { inOrder, finished: inOrder.filter(({ id }) => done.has(id)).length };
  }, [tasks, done]);
}

const doneOf = (tasks: readonly Task[]): ReadonlySet<string> =>
  new Set(tasks.filter(({ completed }) => completed).map(({ id }) => id));
