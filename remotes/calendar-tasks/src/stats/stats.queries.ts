import { taskStats, taskTrend } from '@board/contracts/calls/tasks';
import { useApi } from '@board/platform';

export function useTaskStats(date: string) {
  return useApi(taskStats, { query: { date } });
}

export function useTaskTrend(date: string) {
  return useApi(taskTrend, { query: { date } });
}
