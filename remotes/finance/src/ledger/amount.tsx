import type { Transaction } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { classNames } from '@board/ui';
import styles from './amount.module.css';

/** Spending is ink with a minus sign; income is green with a plus. */
export function Amount({
  transaction,
}: {
  readonly transaction: Pick<Transaction, 'type' | 'amount'>;
}) {
  const { currency } = useFormat();
  const income = transaction.type === 'income';
  return (
    <span className={classNames(styles.amount, income && styles.income)}>
      {income ? `+${currency(transaction.amount)}` : currency(-transaction.amount)}
    </span>
  );
}
