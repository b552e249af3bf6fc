import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import type { KeptVersion } from '@board/contracts/events/event-map';
import {
  chooseVersion,
  isApiError,
  messageOf,
  toastWritten,
  useFormat,
  useLocale,
  useText,
} from '@board/platform';
import { type TransactionFields, useTransactionWrites } from './transactions.queries.ts';

/** Saves a new or a changed transaction; answers what went wrong, or nothing. */
export function useSaveTransaction(before: Transaction | undefined) {
  const t = useText('finance');
  const writes = useTransactionWrites();
  const describe = useDescription();

  async function update(
    original: Transaction,
    fields: TransactionFields,
  ): Promise<Transaction | Exclude<KeptVersion, 'mine'>> {
    try {
      return await writes.update(original, fields);
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      const theirs = error.current as Transaction;
      const keep = await chooseVersion({
        title: t('conflict.title'),
        mine: describe(fields),
        theirs: describe(theirs),
      });
      if (keep !== 'mine') return keep;
      return writes.update({ ...original, version: theirs.version }, fields);
    }
  }

  async function save(id: string, fields: TransactionFields): Promise<string | undefined> {
    try {
      const saved = before ? await update(before, fields) : await writes.add(id, fields);
      if (saved === 'undecided') return t('conflict.undecided');
      if (saved !== 'theirs')
        toastWritten(saved, { message: t(before ? 'message.updated' : 'message.added') });
      return undefined;
    } catch (error) {
      return messageOf(error, t(before ? 'message.update_failed' : 'message.add_failed'));
    }
  }
  return { save, pending: writes.pending };
}

function useDescription() {
  const t = useText('finance');
  const locale = useLocale();
  const format = useFormat();
  return (fields: TransactionFields) => [
    { label: t('field.type'), value: t(`type.${fields.type}`) },
    { label: t('field.amount'), value: format.money(fields.amount) },
    { label: t('field.category'), value: categoryName(fields.category, locale) },
    { label: t('field.description'), value: fields.description },
    { label: t('field.date'), value: format.mediumDay(fields.date) },
    { label: t('field.time'), value: fields.time ?? t('field.no_time') },
  ];
}
