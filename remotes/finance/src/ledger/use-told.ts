import type { Transaction } from '@board/contracts/calls/finance';
import { paths } from '@board/contracts/constants/paths';
import { attempt, useFormat, useToday } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { useTexts } from '../text.ts';
import { useTransactionWrites } from './transactions.queries.ts';

/** What is said of a record that was written: on which day it stands, the way there, and back. */
export function useTold() {
  const t = useTexts();
  const { namedDay: dated } = useFormat();
  const today = useToday();
  const navigate = useNavigate();
  const { remove, update } = useTransactionWrites();

  const takeBack = (transaction: Transaction) =>
    attempt(() => remove(transaction), {
      key: transaction.id,
      done: t('message.deleted'),
      failed: t('message.deleteFailed'),
    });
  const putBack = (after: Transaction, before: Transaction) => {
    const { type, amount, category, description, date, time, course, account } = before;
    const fields = { type, amount, category, description, date, time, course, account };
    const failed = t('message.updateFailed');
    return attempt(() => update(after, fields), { key: after.id, done: t('told.putBack'), failed });
  };
  const told = ({ id, date }: Transaction, message: string, undo: () => unknown) => ({
    key: id,
    message,
    open: { label: t('told.open'), run: () => void navigate(paths.transactionsOf(date)) },
    undo,
  });
  return {
    added: (transaction: Transaction) => {
      const day = transaction.date === today ? t('told.today') : dated(transaction.date);
      return told(transaction, t('told.added', { day }), () => takeBack(transaction));
    },
    updated: (after: Transaction, before: Transaction) =>
      told(after, t('message.updated'), () => putBack(after, before)),
  };
}
