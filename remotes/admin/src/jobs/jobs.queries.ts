import { type Job, listJobs, runJob } from '@board/contracts/calls/admin';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useApi, useWrite } from '@board/platform';

export type StateFilter = 'all' | Job['state'];
const jobsPageSize = 10;

export const useJobs = (state: StateFilter, page: number) =>
  useApi(
    listJobs,
    { query: { page, limit: jobsPageSize, ...(state === 'all' ? {} : { state }) } },
    { refreshInterval: autoRefreshMs },
  );

export const useJobRun = () => useWrite(runJob);
