import type { Transaction } from '@board/contracts/calls/finance';
import { paths } from '@board/contracts/constants/paths';
import { useFormat } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, EmptyState, emptyPage, Icon, PanelSkeleton } from '@board/ui';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
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
  <div className={styles.rows}>
    <PanelSkeleton height={240} rows={4} />
  </div>
);

/** What was spent and earned on the selected day. */
export function LedgerTab({ day, onAdd, onOpen }: LedgerTabProps) {
  const t = useTexts();
  const { number } = useFormat();
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
            <DayHeading
              day={day}
              transactions={items}
              isWhole={items.length === pagination.total}
            />
            <div className={styles.rows}>
              <ul className={styles.list}>
                {items.map((transaction) => (
                  <li key={transaction.id}>
                    <TransactionRow transaction={transaction} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.foot}>
              <button type="button" onClick={onAdd}>
                <Icon name="plus" />
                {t('ledger.add')}
              </button>
              {/* Where all of them are above, a way to all of them would only hide what other days have. */}
              {items.length < pagination.total && (
                <Link to={paths.transactionsOf(day)}>
                  {t('ledger.dayAll', {
                    count: pagination.total,
                    shown: number(pagination.total),
                  })}
                  <Icon name="right" size="small" />
                </Link>
              )}
            </div>
          </>
        )
      }
    </Loaded>
  );
}

interface DayHeadingProps {
  readonly day: string;
  readonly transactions: readonly Transaction[];
  readonly isWhole: boolean;
}

/** Sums only where all of the day is there to be added up. */
function DayHeading({ day, transactions, isWhole }: DayHeadingProps) {
  const t = useTexts();
  const format = useFormat();
  const { income, expense } = dayTotals(transactions);
  return (
    <div className={styles.day}>
      <h3>{format.shortDay(day)}</h3>
      {isWhole && income > 0 && (
        <span>{t('ledger.dayIncome', { amount: format.currency(income) })}</span>
      )}
      {isWhole && expense > 0 && (
        <span>{t('ledger.dayExpense', { amount: format.currency(expense) })}</span>
      )}
    </div>
  );
}
