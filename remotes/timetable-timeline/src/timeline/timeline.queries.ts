import { listTasks, type Task } from '@board/contracts/calls/tasks';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';
import { useMemo } from 'react';

export type { Task };
export type TimedTask = Task & { time: string };

/** The day's unfinished tasks that have a time; the same question the task list asks. */
export function useTimedTasks(day: string) {
  const request = useApi(listTasks, { query: { date: day, limit: dayQueryLimit } });
  const { data, error, mutate, isLoading, isValidating } = request;
  const tasks = useMemo(() => data?.items.filter(isOpenAndTimed), [data]);
  return { data, tasks, error, mutate, isLoading, isValidating };
}

function isOpenAndTimed(task: Task): task is TimedTask {
  return task.time !== null && !task.completed;
}
