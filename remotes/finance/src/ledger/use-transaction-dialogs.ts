import type { Transaction } from '@board/contracts/calls/finance';
import { startTransition, useCallback, useState } from 'react';

export type OpenDialog =
  | { kind: 'add'; day: string }
  | { kind: 'detail'; transaction: Transaction }
  | { kind: 'edit'; transaction: Transaction };

/** Which dialog of the ledger is open; `opening` counts, so that each opening starts afresh. */
export function useTransactionDialogs() {
  const [shown, setShown] = useState<{ dialog: OpenDialog; open: boolean; opening: number }>();
  const open = useCallback((dialog: OpenDialog) => {
    // Drawn in pieces: a form is large.
    startTransition(() =>
      setShown((before) => ({ dialog, open: true, opening: (before?.opening ?? 0) + 1 })),
    );
  }, []);
  const close = useCallback(() => {
    setShown((before) => before && { ...before, open: false });
  }, []);
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
