import { financeTrends } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';

export const useTrends = (startMonth: string, endMonth: string) =>
  useApi(financeTrends, { query: { start_month: startMonth, end_month: endMonth } });
