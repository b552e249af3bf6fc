import { financeStats } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';

export function useMonthStats(month: string) {
  return useApi(financeStats, { query: { month } });
}
