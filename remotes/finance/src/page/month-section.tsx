import type { FinanceStats } from '@board/contracts/calls/finance';
import { useFormat, useToday } from '@board/platform';
import { addMonths, firstDay, monthOf } from '@board/time';
import { classNames, IconButton, Skeleton } from '@board/ui';
import { Section } from '@board/ui/page';
import { Outlook } from '../outlook/outlook.tsx';
import styles from '../states/figures.module.css';
import { Loaded } from '../states/loaded.tsx';
import { noStats, useMonthStats } from '../stats/stats.queries.ts';
import { useTexts } from '../text.ts';

interface MonthSectionProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** The month that figures, budgets and trends speak of. */
export function MonthSection({ month, onChange }: MonthSectionProps) {
  const t = useTexts();
  const format = useFormat();
  const isNow = month === monthOf(useToday());
  return (
    <Section
      title={format.month(firstDay(month))}
      actions={
        <>
          <IconButton
            icon="left"
            label={t('page.previousMonth')}
            onClick={() => onChange(addMonths(month, -1))}
          />
          <IconButton
            icon="right"
            label={t('page.nextMonth')}
            onClick={() => onChange(addMonths(month, 1))}
          />
        </>
      }
    >
      <Loaded request={useMonthStats(month)} skeleton={<Skeleton height={44} />} nothing={noStats}>
        {(stats) => <Figures stats={stats} />}
      </Loaded>
      {isNow && <Outlook />}
    </Section>
  );
}

function Figures({ stats }: { readonly stats: FinanceStats }) {
  const t = useTexts();
  const { currency } = useFormat();
  const { balance, monthlyIncome, monthlyExpense } = stats;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('stats.balance')}</dt>
        <dd>{currency(balance)}</dd>
      </div>
      <div>
        <dt>{t('type.income')}</dt>
        <dd className={classNames(monthlyIncome > 0 && styles.income)}>
          {monthlyIncome > 0 && '+'}
          {currency(monthlyIncome)}
        </dd>
      </div>
      <div>
        <dt>{t('type.expense')}</dt>
        <dd>{currency(monthlyExpense === 0 ? 0 : -monthlyExpense)}</dd>
      </div>
    </dl>
  );
}
