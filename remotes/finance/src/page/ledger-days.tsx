import type { Transaction } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { TransactionRow } from '../ledger/transaction-row.tsx';
import styles from './ledger-days.module.css';

interface LedgerDaysProps {
  readonly transactions: readonly Transaction[];
  readonly onOpen: (transaction: Transaction) => void;
}

/** A page of the ledger, day by day as in the widget. */
export function LedgerDays({ transactions, onOpen }: LedgerDaysProps) {
  const format = useFormat();
  const days = [...new Set(transactions.map(({ date }) => date))];
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <section key={day} className={styles.day} aria-label={format.fullDay(day)}>
          <h3>
            {format.day({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' })(day)}
          </h3>
          <ul>
            {transactions
              .filter(({ date }) => date === day)
              .map((transaction) => (
                <li key={transaction.id}>
                  <TransactionRow transaction={transaction} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
