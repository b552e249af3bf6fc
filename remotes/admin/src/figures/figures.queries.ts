import { getAdminStats } from '@board/contracts/calls/admin';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

export function useStats() {
  return useApi(getAdminStats, {}, { refreshInterval: autoRefreshMs });
}
