import {
  checkTransactionImport,
  type ImportRow,
  importTransactions,
  listTransactionImports,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import { sendCall, useApi, useWrite } from '@board/platform';

export const useImports = () => useApi(listTransactionImports, { query: { limit: 20 } });

export function useImportWrites() {
  const send = useWrite(importTransactions);
  const undo = useWrite(undoTransactionImport);
  return {
    pending: send.pending,
    undoing: undo.pending,
    /** With an id made here, so that a second try is not a second import. */
    send: (id: string, name: string, rows: readonly ImportRow[]) =>
      send.write({ body: { id, name, rows: [...rows] } }),
    undo: (id: string) => undo.write({ params: { id } }),
  };
}

/** The places of the rows that are in the ledger already. */
export async function findDuplicates(
  rows: readonly ImportRow[],
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  const { duplicates } = await sendCall(
    checkTransactionImport,
    { body: { rows: [...rows] } },
    { signal },
  );
  return new Set(duplicates);
}
