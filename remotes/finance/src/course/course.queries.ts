import { financeSums, listTransactions } from '@board/contracts/calls/finance';
import { calendarDays } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

const shown = 3;

/** What a course has cost and brought since it began. */
export const useCourseSums = (course: string) =>
  useApi(financeSums, {
    query: { start_date: calendarDays.first, end_date: calendarDays.last, course },
  });

export const useCourseRecords = (course: string) =>
  useApi(listTransactions, { query: { course, order: 'desc', limit: shown } });
