import { listTasks, taskTrend } from '@board/contracts/calls/tasks';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

/** The fourteen days that end with that one: the week, and the one before it. */
export const useTwoWeeks = (end: string) => useApi(taskTrend, { query: { date: end } });

/** What should be done by that day and is not, the oldest first. */
export const useLeftOver = (until: string) =>
  useApi(listTasks, { query: { completed: false, end_date: until, limit: dayQueryLimit } });
