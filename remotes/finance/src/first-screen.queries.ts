import { financeStats, listTransactions } from '@board/contracts/calls/finance';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { readFirstScreen, seed } from '@board/platform';
import { monthOf } from '@board/time';

/** The first screen's reply holds the day's transactions and its month's figures already. */
export function seedFirstScreen(): () => void {
  return readFirstScreen(({ date, transactions, finance }) => [
    seed(listTransactions, { query: { date, limit: dayQueryLimit } }, transactions),
    seed(financeStats, { query: { month: monthOf(date) } }, finance),
  ]);
}
