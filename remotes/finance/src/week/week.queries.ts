import { financeSums } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';
import { addDays } from '@board/time';

/** What came in and went out in a week; `back` is so many weeks earlier. */
export const useWeekSums = (start: string, end: string, back = 0) =>
  useApi(financeSums, {
    query: { start_date: addDays(start, -7 * back), end_date: addDays(end, -7 * back) },
  });
