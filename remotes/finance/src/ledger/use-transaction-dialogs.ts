import type { Transaction } from '@board/contracts/calls/finance';
import { useOpening } from '@board/ui';
import { useCallback } from 'react';

export type OpenDialog =
  | { kind: 'add'; day: string }
  | { kind: 'detail'; transaction: Transaction }
  | { kind: 'edit'; transaction: Transaction };

/** Which dialog of the ledger is open. */
export function useTransactionDialogs() {
  const { shown, open, close } = useOpening<OpenDialog>();
  const add = useCallback((day: string) => open({ kind: 'add', day }), [open]);
  const show = useCallback(
    (transaction: Transaction) => open({ kind: 'detail', transaction }),
    [open],
  );
  const edit = useCallback(
    (transaction: Transaction) => open({ kind: 'edit', transaction }),
    [open],
  );
  return { shown, add, show, edit, close };
}

export type TransactionDialogsState = ReturnType<typeof useTransactionDialogs>;
