import {
  checkTransactionImport,
  type ImportDouble,
  type ImportRow,
  importTransactions,
  listTransactionImports,
  type StatementRow,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import { sendCall, useApi, useWrite } from '@board/platform';

export const useImports = () => useApi(listTransactionImports, { query: { limit: 20 } });

interface Statement {
  id: string;
  name: string;
  source: string;
  account: string | null;
  other: string | null;
  rows: readonly StatementRow[];
}

export function useImportWrites() {
  const send = useWrite(importTransactions);
  const undo = useWrite(undoTransactionImport);
  return {
    pending: send.pending,
    undoing: undo.pending,
    /** With an id made here, so that a second try is not a second import. */
    send: ({ rows, ...statement }: Statement) =>
      send.write({ body: { ...statement, rows: [...rows] } }),
    undo: (id: string) => undo.write({ params: { id } }),
  };
}

/** What of the rows is in the ledger already, by their places. */
export async function findKnown(
  { rows, ...statement }: { source: string; account: string | null; rows: readonly ImportRow[] },
  signal: AbortSignal,
): Promise<{ duplicates: ReadonlySet<number>; doubles: ReadonlyMap<number, ImportDouble> }> {
  const { duplicates, doubles } = await sendCall(
    checkTransactionImport,
    { body: { ...statement, rows: [...rows] } },
    { signal },
  );
  return {
    duplicates: new Set(duplicates),
    doubles: new Map(doubles.map((double) => [double.row, double])),
  };
}
