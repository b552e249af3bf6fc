import type { Transaction } from '@board/contracts/calls/finance';
import type { Split } from '@board/contracts/calls/money-accounts';
import { attempt, useText } from '@board/platform';
import { useSplitWrites } from './splits.queries.ts';
import { useTransactionWrites } from './transactions.queries.ts';

/** What is said of a record that was shared, and the way back: to nothing, or to how it was shared. */
export function useSplitTold() {
  const t = useText('finance');
  const { share } = useSplitWrites();
  const { remove } = useTransactionWrites();
  return (record: Transaction, before: Split | undefined) => {
    const back = () => (before ? share(record, before.shares) : remove(record));
    const words = { key: record.id, done: t('told.putBack'), failed: t('split.failed') };
    return {
      key: record.id,
      message: t(before ? 'split.saved' : 'split.added'),
      undo: () => attempt(back, words),
    };
  };
}
