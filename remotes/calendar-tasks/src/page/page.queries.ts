import { emptyTaskTrash, listTasks, listTaskTrash } from '@board/contracts/calls/tasks';
import { useApi, useWrite } from '@board/platform';
import type { TaskQuery } from './task-filter.ts';

export function useTaskPage(query: TaskQuery) {
  return useApi(listTasks, { query });
}

export function useTrash(page: number) {
  return useApi(listTaskTrash, { query: { page } });
}

export function useEmptyTrash() {
  return useWrite(emptyTaskTrash);
}
