import { paths } from '@board/contracts/constants/paths';
import { events, useEvent } from '@board/platform';

/** Somebody, somewhere on the board, wants to write down a transaction. */
export function useAddTransactionRequest(open: (day: string | undefined) => void): void {
  useEvent('transaction.add', ({ date }) => open(date));
}

/** Where neither panel nor page is on screen, the page opens with the form. */
export function requestAddTransaction(): void {
  if (events.isHeard('transaction.add')) events.emit('transaction.add', {});
  else location.assign(paths.addTransaction);
}
