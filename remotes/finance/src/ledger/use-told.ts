import type { Transaction } from '@board/contracts/calls/finance';
import { paths } from '@board/contracts/constants/paths';
import { attempt, useFormat, useText, useToday } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { useTransactionWrites } from './transactions.queries.ts';

/** What is said of a new record: on which day it stands, the way there, and back. */
export function useTold() {
  const t = useText('finance');
  const { namedDay: dated } = useFormat();
  const today = useToday();
  const navigate = useNavigate();
  const { remove } = useTransactionWrites();

  const takeBack = (transaction: Transaction) =>
    attempt(() => remove(transaction), {
      key: transaction.id,
      done: t('message.deleted'),
      failed: t('message.deleteFailed'),
    });
  return (transaction: Transaction) => ({
    key: transaction.id,
    message: t('told.added', {
      day: transaction.date === today ? t('told.today') : dated(transaction.date),
    }),
    open: {
      label: t('told.open'),
      run: () => void navigate(paths.transactionsOf(transaction.date)),
    },
    action: { label: t('action.undo'), run: () => void takeBack(transaction) },
  });
}
