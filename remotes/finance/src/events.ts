import { events, useEvent } from '@board/platform';

/** Somebody, somewhere on the board, wants to write down a transaction. */
export function useAddTransactionRequest(open: (day: string | undefined) => void): void {
  useEvent('transaction.add', ({ date }) => open(date));
}

/** False when neither panel nor page is there to answer. */
export function requestAddTransaction(): boolean {
  if (!events.isHeard('transaction.add')) return false;
  events.emit('transaction.add', {});
  return true;
}
