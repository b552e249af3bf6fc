import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import { useFormat, useLocale, useText } from '@board/platform';
import { Button, Dialog } from '@board/ui';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import styles from './transaction-detail.module.css';
import { useRemoveTransaction } from './use-remove-transaction.ts';

interface TransactionDetailProps {
  readonly transaction: Transaction;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

export function TransactionDetail({ transaction, open, onClose, onEdit }: TransactionDetailProps) {
  const t = useText('finance');
  const format = useFormat();
  const locale = useLocale();
  const remove = useRemoveTransaction();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('detail.title')}
      footerStart={
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            void remove(transaction);
          }}
        >
          {t('action.delete')}
        </Button>
      }
      footer={<Button onClick={onEdit}>{t('action.edit')}</Button>}
    >
      <dl className={styles.facts}>
        <Fact name={t('field.type')}>{t(`type.${transaction.type}`)}</Fact>
        <Fact name={t('field.amount')}>
          <Amount transaction={transaction} />
        </Fact>
        <Fact name={t('field.category')}>{categoryName(transaction.category, locale)}</Fact>
        <Fact name={t('field.description')}>{transaction.description}</Fact>
        <Fact name={t('field.date')}>{format.fullDay(transaction.date)}</Fact>
        {transaction.time && (
          <Fact name={t('field.time')}>
            <time>{transaction.time}</time>
          </Fact>
        )}
      </dl>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
