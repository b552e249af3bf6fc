import type { Transaction } from '@board/contracts/calls/finance';
import { paths } from '@board/contracts/constants/paths';
import { useFormat, useText } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, EmptyState, emptyPage, Icon, PanelSkeleton } from '@board/ui';
import { Loaded } from '../states/loaded.tsx';
import { dayTotals } from './day-totals.ts';
import styles from './ledger-tab.module.css';
import { TransactionRow } from './transaction-row.tsx';
import { useDayTransactions } from './transactions.queries.ts';

interface LedgerTabProps {
  readonly day: string;
  readonly onAdd: () => void;
  readonly onOpen: (transaction: Transaction) => void;
}

const skeleton = (
  <div className={styles.list}>
    <PanelSkeleton height={240} rows={4} />
  </div>
);

/** What was spent and earned on the selected day. */
export function LedgerTab({ day, onAdd, onOpen }: LedgerTabProps) {
  const t = useText('finance');
  return (
    <Loaded request={useDayTransactions(day)} skeleton={skeleton} nothing={emptyPage}>
      {({ items, pagination }) =>
        items.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              text={t('ledger.empty')}
              action={<Button icon="plus" onClick={onAdd} label={t('ledger.add')} />}
            />
          </div>
        ) : (
          <>
            <DayHeading day={day} transactions={items} total={pagination.total} />
            <ul className={styles.list}>
              {items.map((transaction) => (
                <li key={transaction.id}>
                  <TransactionRow transaction={transaction} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            <button type="button" className={styles.add} onClick={onAdd}>
              <Icon name="plus" />
              {t('ledger.add')}
            </button>
          </>
        )
      }
    </Loaded>
  );
}

interface DayHeadingProps {
  readonly day: string;
  readonly transactions: readonly Transaction[];
  readonly total: number;
}

/** Sums only where all of the day is there to be added up; else the way to the rest of it. */
function DayHeading({ day, transactions, total }: DayHeadingProps) {
  const t = useText('finance');
  const format = useFormat();
  const { income, expense } = dayTotals(transactions);
  const shown = transactions.length;
  return (
    <div className={styles.day}>
      <h3>{format.shortDay(day)}</h3>
      {shown < total && (
        <Link to={paths.transactionsOf(day)}>
          {t('ledger.dayPart', { shown: format.number(shown), total: format.number(total) })}
        </Link>
      )}
      {shown === total && income > 0 && (
        <span>{t('ledger.dayIncome', { amount: format.currency(income) })}</span>
      )}
      {shown === total && expense > 0 && (
        <span>{t('ledger.dayExpense', { amount: format.currency(expense) })}</span>
      )}
    </div>
  );
}
