import { getServerInfo } from '@board/contracts/calls/admin';
import { adminPollMs } from '@board/contracts/constants/limits';
import { useApi } from '@board/platform';

/** Asked every five seconds; nobody looks at a hidden tab, so it waits there. */
export const useServerInfo = () =>
  useApi(
    getServerInfo,
    {},
    { refreshInterval: adminPollMs, refreshWhenHidden: false, revalidateOnFocus: true },
  );
