import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import type { KeptVersion } from '@board/contracts/events/event-map';
import {
  chooseVersion,
  isApiError,
  messageOf,
  toast,
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

  async function update(original: Transaction, fields: TransactionFields): Promise<KeptVersion> {
    try {
      await writes.update(original, fields);
      return 'mine';
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      const keep = await chooseVersion({
        title: t('conflict.title'),
        mine: describe(fields),
        theirs: describe(error.current as Transaction),
      });
      if (keep === 'mine') await writes.overwrite(original, fields);
      return keep;
    }
  }

  async function save(id: string, fields: TransactionFields): Promise<string | undefined> {
    try {
      const kept = before ? await update(before, fields) : 'mine';
      if (kept === 'undecided') return t('conflict.undecided');
      if (!before) await writes.add(id, fields);
      if (kept === 'mine')
        toast({ tone: 'success', message: t(before ? 'message.updated' : 'message.added') });
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
