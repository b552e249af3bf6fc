import {
  answerClassReport,
  type ClassReport,
  listClassReports,
} from '@board/contracts/calls/classes';
import { useApi, useWrite } from '@board/platform';

export type { ClassReport };

const pageSize = 10;

export const useReports = (page: number) =>
  useApi(listClassReports, { query: { page, limit: pageSize } });

export const useReportAnswer = () => useWrite(answerClassReport);
