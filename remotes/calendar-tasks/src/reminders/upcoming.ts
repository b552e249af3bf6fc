import type { Task } from '@board/contracts/calls/tasks';

export interface TaskReminder {
  task: Task;
  /** Null while no moment was chosen. */
  moment: number | null;
}

/** Open tasks with a reminder, each with the next of its moments, or the last when all have passed. */
export function remindersOf(tasks: readonly Task[], now: number): readonly TaskReminder[] {
  return tasks
    .filter((task) => task.has_reminder && !task.completed)
    .map((task) => {
      const moments = task.reminders.map((reminder) => Date.parse(reminder.time));
      return { task, moment: moments.find((moment) => moment >= now) ?? moments.at(-1) ?? null };
    })
    .sort(
      (a, b) => (a.moment ?? Number.POSITIVE_INFINITY) - (b.moment ?? Number.POSITIVE_INFINITY),
    );
}
