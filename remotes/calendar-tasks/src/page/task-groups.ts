import type { Task } from '@board/contracts/calls/tasks';
import { addDays, weekdayOf } from '@board/time';

/** In the order they stand in. A task always has a day, so none is for those without. */
export const taskGroups = ['overdue', 'past', 'today', 'tomorrow', 'week', 'later'] as const;
export type TaskGroupName = (typeof taskGroups)[number];

/** Whose day its head names needs only the time, whose week, the weekday. */
export const daySaid: Partial<Record<TaskGroupName, 'time' | 'weekday'>> = {
  today: 'time',
  tomorrow: 'time',
  week: 'weekday',
};

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

/** Into which a task can be put, and the day that puts it there. */
export function daysOfGroups(today: string): readonly (readonly [TaskGroupName, string])[] {
  const tomorrow = addDays(today, 1);
  const sunday = endOfWeek(today);
  const week = sunday > tomorrow ? ([['week', sunday]] as const) : [];
  const later = addDays(week.length > 0 ? sunday : tomorrow, 1);
  return [['today', today], ['tomorrow', tomorrow], ...week, ['later', later]];
}

/** Side by side each has its place, empty or not: something may be put there. */
export function withEmpty(groups: readonly TaskGroup[], today: string): readonly TaskGroup[] {
  const places = daysOfGroups(today).map(([name]) => name);
  return taskGroups.flatMap((name) => {
    const empty = places.includes(name) ? [{ name, tasks: [] }] : [];
    return groups.find((group) => group.name === name) ?? empty;
  });
}

/** The day of the group before or after a task's; undefined where there is none. */
export function dayBeside(task: Task, today: string, step: 1 | -1): string | undefined {
  const days = daysOfGroups(today);
  // Whatever is late stands before today.
  return days[days.findIndex(([name]) => name === groupOf(task, today)) + step]?.[1];
}

/** Its Sunday. */
export const endOfWeek = (day: string): string => addDays(day, (7 - weekdayOf(day)) % 7);
