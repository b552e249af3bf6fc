import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import { Slot, useFormat, useLocale } from '@board/platform';
import { Button, Dialog, type Opened } from '@board/ui';
import { Facts } from '@board/ui/dialogs';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { useTexts } from '../text.ts';
import { Amount } from './amount.tsx';
import { useRemoveTransaction } from './use-remove-transaction.ts';

interface TransactionDetailProps extends Opened {
  readonly transaction: Transaction;
  readonly onEdit: () => void;
  readonly onSplit: () => void;
}

export function TransactionDetail(props: TransactionDetailProps) {
  const { transaction, open, onClose, onEdit, onSplit } = props;
  const t = useTexts();
  const { fullDay } = useFormat();
  const locale = useLocale();
  const remove = useRemoveTransaction();
  const { id, type, amount, category, description, date, time, course } = transaction;
  const accounts = useAccounts().data?.items ?? [];
  const account = accounts.find((one) => one.id === transaction.account)?.name;

  function removeIt() {
    onClose();
    void remove(transaction);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('detail.title')}
      footerStart={<Button variant="danger" onClick={removeIt} label={t('action.delete')} />}
      footer={
        <>
          {type === 'expense' && accounts.some(({ kind }) => kind === 'friend') && (
            <Button onClick={onSplit} label={t('split.title')} />
          )}
          <Button variant="primary" onClick={onEdit} label={t('action.edit')} />
        </>
      }
    >
      <Facts
        facts={[
          [t('field.type'), t(`type.${type}`)],
          [t('field.amount'), <Amount key="amount" transaction={transaction} />],
          [t('field.category'), categoryName(category, locale)],
          [t('field.description'), description],
          [t('field.date'), fullDay(date)],
          [t('field.time'), time && <time key="time">{time}</time>],
          [t('field.course'), course],
          [t('field.account'), account],
        ]}
      />
      <Slot name="record" about={{ id, type, amount, category, date }} />
    </Dialog>
  );
}
