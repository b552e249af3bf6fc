import { emptyTaskTrash, listTasks, listTaskTrash } from '@board/contracts/calls/tasks';
import { useApi, useWrite } from '@board/platform';
import { useMemo } from 'react';
import type { TaskQuery } from './task-filter.ts';

export function useTaskPage(query: TaskQuery) {
  return useApi(listTasks, { query });
}

/** The page that is there, and what it answers: nothing while it still is the one before. */
export function useLoadedPage(
  query: TaskQuery,
  { data, isLoading }: ReturnType<typeof useTaskPage>,
) {
  const asked = isLoading ? undefined : JSON.stringify(query);
  return useMemo(() => ({ answers: asked, page: data }), [asked, data]);
}

export function useTrash(page: number) {
  return useApi(listTaskTrash, { query: { page } });
}

export function useEmptyTrash() {
  return useWrite(emptyTaskTrash);
}
