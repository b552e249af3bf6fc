import { clearCache } from '@board/contracts/calls/admin';
import { exportData } from '@board/contracts/calls/backups';
import { sendCall, useWrite } from '@board/platform';

export const useCacheClearing = () => useWrite(clearCache);

export const fetchSnapshot = (signal: AbortSignal) => sendCall(exportData, {}, { signal });
