import { emptyTaskTrash, listTasks, listTaskTrash } from '@board/contracts/calls/tasks';
import { useApi, useWrite } from '@board/platform';
import type { TaskQuery } from './task-filter.ts';

export const useTaskPage = (query: TaskQuery) => useApi(listTasks, { query });

export const useTrash = (page: number) => useApi(listTaskTrash, { query: { page } });

export const useEmptyTrash = () => useWrite(emptyTaskTrash);
