import type { BodyOf } from '@board/contracts/calls/call';
import type { Transaction } from '@board/contracts/calls/finance';
import {
  createSplit,
  listSplits,
  type Share,
  splitRecord,
} from '@board/contracts/calls/money-accounts';
import { sendCall, useApi, useSend } from '@board/platform';

export const useSplits = (page: number) => useApi(listSplits, { query: { page, limit: 5 } });
export const useSplitOf = (record: string) => useApi(listSplits, { query: { record } });

/** Somebody waits for it to be asked about the record. */
const patienceMs = 1_000;

/** Of a record; none where nobody answers in time. */
export const sharesOf = (record: string): Promise<readonly Share[]> =>
  sendCall(listSplits, { query: { record } }, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ items }) => items[0]?.shares ?? [],
    () => [],
  );

export function useSplitWrites() {
  const add = useSend(createSplit);
  const change = useSend(splitRecord);
  return {
    add: (body: BodyOf<typeof createSplit>) => add({ body }),
    share: (seen: Transaction, shares: readonly Share[]) =>
      change({ params: { id: seen.id }, body: { shares: [...shares] } }, { seen }),
  };
}
