import { openLayer, useEvent } from '@board/platform';

/** Somebody, somewhere on the board, wants to write down a transaction. */
export function useAddTransactionRequest(open: (day: string | undefined) => void): void {
  useEvent('transaction.add', ({ date }) => open(date));
}

export function requestAddTransaction(): void {
  openLayer('finance', 'transaction');
}
