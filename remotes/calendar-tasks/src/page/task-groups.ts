import type { Task } from '@board/contracts/calls/tasks';
import { addDays, weekdayOf } from '@board/time';

/** In the order they stand in. A task always has a day, so none is for those without. */
export const taskGroups = ['overdue', 'past', 'today', 'tomorrow', 'week', 'later'] as const;
export type TaskGroupName = (typeof taskGroups)[number];

export interface TaskGroup {
  readonly name: TaskGroupName;
  readonly tasks: readonly Task[];
}

/** The tasks of a list by how near they are; a group without any is not there. */
export function groupTasks(tasks: readonly Task[], today: string): readonly TaskGroup[] {
  const found = new Map<TaskGroupName, Task[]>();
  for (const task of tasks) {
    const name = groupOf(task, today);
    found.set(name, [...(found.get(name) ?? []), task]);
  }
  return taskGroups.flatMap((name) => {
    const those = found.get(name);
    return those ? [{ name, tasks: those }] : [];
  });
}

function groupOf({ date, completed }: Task, today: string): TaskGroupName {
  if (date < today) return completed ? 'past' : 'overdue';
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date <= endOfWeek(today) ? 'week' : 'later';
}

/** Its Sunday. */
export const endOfWeek = (day: string): string => addDays(day, (7 - weekdayOf(day)) % 7);
