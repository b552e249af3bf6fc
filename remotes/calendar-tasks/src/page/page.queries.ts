import { emptyTaskTrash, listTasks, listTaskTrash } from '@board/contracts/calls/tasks';
import { pageLimit } from '@board/contracts/constants/limits';
import { useApi, useWrite } from '@board/platform';
import type { TaskQuery } from './task-filter.ts';

const mostTags = 12;

export const useTaskPage = (query: TaskQuery) => useApi(listTasks, { query });

/** Of what is to do, as far as a page of it goes; the most used first, each as it was first written. */
export function useTags(): readonly string[] {
  const { data } = useApi(listTasks, { query: { completed: false, limit: pageLimit.max } });
  const found = new Map<string, { tag: string; times: number }>();
  for (const tag of (data?.items ?? []).flatMap((task) => task.tags)) {
    const known = found.get(tag.toLowerCase());
    found.set(tag.toLowerCase(), { tag: known?.tag ?? tag, times: (known?.times ?? 0) + 1 });
  }
  const often = [...found.values()].sort((one, other) => other.times - one.times);
  return often.slice(0, mostTags).map(({ tag }) => tag);
}

export const useTrash = (page: number) => useApi(listTaskTrash, { query: { page } });

export const useEmptyTrash = () => useWrite(emptyTaskTrash);
