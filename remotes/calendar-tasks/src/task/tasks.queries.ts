import type { ReplyOf } from '@board/contracts/calls/call';
import {
  type Completion,
  countFollowing,
  listTasks,
  type Task,
  taskStats,
} from '@board/contracts/calls/tasks';
import { dayQueryLimit, pageLimit, textLength } from '@board/contracts/constants/limits';
import { sendCall, useApi } from '@board/platform';
import { addDays, dayMinutes, endOf } from '@board/time';
import { useMemo } from 'react';

export const useDayTasks = (day: string) =>
  useApi(listTasks, { query: { date: day, limit: dayQueryLimit } });

/** What should be done by now, from the oldest on. */
export const useLateTasks = (today: string) =>
  useApi(listTasks, {
    query: { completed: false, end_date: addDays(today, -1), limit: dayQueryLimit },
  });

/** What is open of these days; nothing where the first is not before the last. */
export const useOpenBetween = (start: string, end: string) =>
  useApi(
    listTasks,
    start > end
      ? null
      : { query: { completed: false, start_date: start, end_date: end, limit: dayQueryLimit } },
  );

/** Everything from one day to another, done or not, up to three hundred; whoever shows them leads to the others. */
export function useTasksBetween(start: string, end: string) {
  const query = { start_date: start, end_date: end, limit: dayQueryLimit };
  const first = useApi(listTasks, { query });
  const hasNext = (page: typeof first.data) => page?.pagination.has_next ?? false;
  const second = useApi(listTasks, hasNext(first.data) ? { query: { ...query, page: 2 } } : null);
  const third = useApi(listTasks, hasNext(second.data) ? { query: { ...query, page: 3 } } : null);
  const [one, two, three] = [first.data, second.data, third.data];
  const data = useMemo(() => {
    const all = [one, two, three].flatMap((page) => page?.items ?? []);
    return one && [...new Map(all.map((task) => [task.id, task])).values()];
  }, [one, two, three]);
  return {
    data,
    hasMore: hasNext(three),
    error: first.error ?? second.error ?? third.error,
    isValidating: first.isValidating,
    mutate: first.mutate,
  };
}

/** The same of these days, and what of the evening before goes on in them. */
export function useTasksWithin(start: string, end: string) {
  const { data, ...rest } = useTasksBetween(addDays(start, -1), end);
  const tasks = useMemo(
    () => data?.filter(({ date, time }) => date >= start || (time && endOf(time) > dayMinutes)),
    [data, start],
  );
  return { ...rest, tasks };
}

const namingTasks = 5;

/** What is still to be done and has these words, the next first. */
export const useOpenTasksNaming = (words: string) =>
  useApi(listTasks, {
    query: { search: words.slice(0, textLength.name), completed: false, limit: namingTasks },
  });

/** All that is handed in for a course, handed in or not. */
export const useAssignments = (course: string) =>
  useApi(listTasks, { query: { course, assignment: true, limit: pageLimit.max } });

/** How many open tasks are older than today. */
export function useOverdue(ready: boolean, today: string): number {
  const { tasks, more } = useOverview(ready);
  const loaded = tasks.filter((task) => task.date < today).length;
  // The oldest come first: only when all of them are overdue can there be others on later pages.
  const beyond = more && loaded === tasks.length;
  const query = { completed: false, end_date: addDays(today, -1), limit: 1 };
  const { data } = useApi(listTasks, beyond ? { query } : null);
  return data?.pagination.total || loaded;
}

/** The day's counters, asked for only when its tasks were too many to be loaded at once. */
export function useDayCompletion(day: string, more: boolean): Completion | undefined {
  const { data } = useApi(taskStats, more ? { query: { date: day } } : null);
  return data?.date === day ? data.day : undefined;
}

/** Open tasks from the oldest on, pages 1 to 3; one that moved between two pages counts once. */
function useOverview(ready: boolean): { tasks: readonly Task[]; more: boolean } {
  const first = useOverviewPage(ready ? 1 : null);
  const second = useOverviewPage(first?.pagination.has_next ? 2 : null);
  const third = useOverviewPage(second?.pagination.has_next ? 3 : null);
  const all = [first, second, third].flatMap((page) => page?.items ?? []);
  const tasks = [...new Map(all.map((task) => [task.id, task])).values()];
  return { tasks, more: third?.pagination.has_next ?? false };
}

function useOverviewPage(page: number | null) {
  const query = { completed: false, page: page ?? 1, limit: pageLimit.default };
  return useApi(listTasks, page === null ? null : { query }).data;
}

type Following = ReplyOf<typeof countFollowing>;

/** Those that are open already, itself with them; nobody knows without a network. */
export async function askFollowing({ id }: Task): Promise<Following | undefined> {
  try {
    return await sendCall(countFollowing, { params: { id } });
  } catch {
    return undefined;
  }
}

/** As long as a change is to reach them. */
export const useFollowing = (id: string | undefined): Following | undefined =>
  useApi(countFollowing, id === undefined ? null : { params: { id } }).data;
