import { clearCache } from '@board/contracts/calls/admin';
import { exportData } from '@board/contracts/calls/backups';
import { sendCall, useWrite } from '@board/platform';

export const useCacheClearing = () => useWrite(clearCache);

export async function fetchSnapshot(signal: AbortSignal): Promise<Blob> {
  const file: unknown = await sendCall(exportData, {}, { signal });
  if (!(file instanceof Blob)) throw new TypeError('The export is no file');
  return file;
}
