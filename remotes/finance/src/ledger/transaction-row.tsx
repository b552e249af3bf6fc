import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName, categorySeal, categoryStyle } from '@board/contracts/constants/categories';
import { useLocale, useWaiting } from '@board/platform';
import { Icon, Seal } from '@board/ui';
import { useTexts } from '../text.ts';
import { Amount } from './amount.tsx';
import styles from './transaction-row.module.css';

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly onOpen: (transaction: Transaction) => void;
}

export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const { id, category, description, time } = transaction;
  const t = useTexts();
  const waits = useWaiting(id);
  const locale = useLocale();
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(transaction)}>
      <Seal category={categoryStyle(category)} character={categorySeal(category)} />
      <span className={styles.what}>
        <span className={styles.description}>{description}</span>
        <span className={styles.meta}>
          <span>{categoryName(category, locale)}</span>
          {time && <time>{time}</time>}
          {waits && <Icon name="offline" size="small" label={t('row.waits')} />}
        </span>
      </span>
      <Amount transaction={transaction} />
    </button>
  );
}
