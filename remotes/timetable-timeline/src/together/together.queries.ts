import { listBusyTime, readSharedBusy, type SharedBusy } from '@board/contracts/calls/planning';
import { useApi } from '@board/platform';

export type { SharedBusy };

export const useOwnBusy = (start_date: string, end_date: string) =>
  useApi(listBusyTime, { query: { start_date, end_date } });

export const useSharedBusy = (secret: string, start_date: string, end_date: string) =>
  useApi(readSharedBusy, { params: { secret }, query: { start_date, end_date } });
