import type { Transaction } from '@board/contracts/calls/finance';
import { useOpening } from '@board/ui';

export type OpenDialog =
  | { kind: 'add'; day: string }
  | { kind: 'detail'; transaction: Transaction }
  | { kind: 'edit'; transaction: Transaction };

/** Which dialog of the ledger is open. */
export function useTransactionDialogs() {
  const { shown, open, close } = useOpening<OpenDialog>();
  return {
    shown,
    close,
    add: (day: string) => open({ kind: 'add', day }),
    show: (transaction: Transaction) => open({ kind: 'detail', transaction }),
    edit: (transaction: Transaction) => open({ kind: 'edit', transaction }),
  };
}

export type TransactionDialogsState = ReturnType<typeof useTransactionDialogs>;
