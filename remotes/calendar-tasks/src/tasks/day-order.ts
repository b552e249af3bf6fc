import type { Task } from '@board/contracts/calls/tasks';

const rank = { high: 0, medium: 1, low: 2 } as const;

/** Open ones by their time, then those without one by weight; what is done stands at the end. */
export function inDayOrder(tasks: readonly Task[]): readonly Task[] {
  return [...tasks].sort(
    (a, b) =>
      Number(a.completed) - Number(b.completed) ||
      Number(a.time === null) - Number(b.time === null) ||
      (a.time ?? '').localeCompare(b.time ?? '') ||
      rank[a.priority] - rank[b.priority] ||
      a.id.localeCompare(b.id),
  );
}
