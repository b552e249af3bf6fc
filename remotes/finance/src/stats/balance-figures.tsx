import type { FinanceStats } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { classNames } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './balance-figures.module.css';

/** Balance, income and expense of a month, one under the other. */
export function BalanceFigures({ stats }: { readonly stats: FinanceStats }) {
  const t = useTexts();
  const { money, currency } = useFormat();
  return (
    <dl className={styles.figures}>
      <div className={styles.main}>
        <dt>{t('stats.balance')}</dt>
        <dd>
          {stats.balance < 0 && '\u2212'}
          <span className={styles.currency}>¥</span>
          {money(Math.abs(stats.balance))}
        </dd>
      </div>
      <div>
        <dt>{t('type.income')}</dt>
        <dd className={classNames(stats.monthlyIncome > 0 && styles.income)}>
          {stats.monthlyIncome > 0 && '+'}
          {currency(stats.monthlyIncome)}
        </dd>
      </div>
      <div>
        <dt>{t('type.expense')}</dt>
        <dd>{currency(stats.monthlyExpense === 0 ? 0 : -stats.monthlyExpense)}</dd>
      </div>
    </dl>
  );
}
