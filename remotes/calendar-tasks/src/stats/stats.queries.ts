import { taskStats, taskTrend } from '@board/contracts/calls/tasks';
import { useApi } from '@board/platform';

export const useTaskStats = (date: string) => useApi(taskStats, { query: { date } });

export const useTaskTrend = (date: string) => useApi(taskTrend, { query: { date } });
