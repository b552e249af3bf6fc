import { financeTrends } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';

export function useTrends(startMonth: string, endMonth: string) {
  return useApi(financeTrends, { query: { start_month: startMonth, end_month: endMonth } });
}
