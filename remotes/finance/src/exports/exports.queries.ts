import type { InputOf } from '@board/contracts/calls/call';
import { exportTransactions } from '@board/contracts/calls/finance';
import { sendCall } from '@board/platform';

export type ExportQuery = NonNullable<InputOf<typeof exportTransactions>['query']>;

export const fetchCsv = (query: ExportQuery, signal: AbortSignal) =>
  sendCall(exportTransactions, { query }, { signal });
