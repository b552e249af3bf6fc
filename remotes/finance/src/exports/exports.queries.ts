import type { InputOf } from '@board/contracts/calls/call';
import { exportTransactions } from '@board/contracts/calls/finance';
import { sendCall } from '@board/platform';

export type ExportQuery = NonNullable<InputOf<typeof exportTransactions>['query']>;

export async function fetchCsv(query: ExportQuery, signal: AbortSignal): Promise<Blob> {
  const file: unknown = await sendCall(exportTransactions, { query }, { signal });
  if (!(file instanceof Blob)) throw new TypeError('The export is no file');
  return file;
}
