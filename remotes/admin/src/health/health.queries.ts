import { getHealthOfServers } from '@board/contracts/calls/admin';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

export const useHealth = () => useApi(getHealthOfServers, {}, { refreshInterval: autoRefreshMs });
