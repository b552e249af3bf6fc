import type { FinanceStats } from '@board/contracts/calls/finance';
import { useModuleVisible } from '@board/platform';
import { Button, EmptyState, PanelSkeleton } from '@board/ui';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { CategoryLegend } from './category-legend.tsx';
import { categoryTotals } from './category-totals.ts';
import { ExpensePie } from './expense-pie.tsx';
import { noStats, useMonthStats } from './stats.queries.ts';
import styles from './stats-tab.module.css';
import { useMonthName } from './use-month-name.ts';

interface StatsTabProps {
  readonly month: string;
  readonly onAdd: () => void;
}

const skeleton = (
  <div className={styles.sheet}>
    <PanelSkeleton height={240} rows={4} />
  </div>
);

/** A month at a glance: where the money went, and what is left of it. */
export function StatsTab({ month, onAdd }: StatsTabProps) {
  return (
    <Loaded request={useMonthStats(month)} skeleton={skeleton} nothing={noStats}>
      {(stats) =>
        stats.monthlyIncome === 0 && stats.monthlyExpense === 0 ? (
          <EmptyMonth month={month} onAdd={onAdd} />
        ) : (
          <Month stats={stats} />
        )
      }
    </Loaded>
  );
}

function EmptyMonth({ month, onAdd }: StatsTabProps) {
  const t = useTexts();
  const nameOf = useMonthName();
  return (
    <div className={styles.sheet}>
      <EmptyState
        text={t('stats.empty', { month: nameOf(month) })}
        action={<Button icon="plus" onClick={onAdd} label={t('ledger.add')} />}
      />
    </div>
  );
}

function Month({ stats }: { readonly stats: FinanceStats }) {
  const chartVisible = useModuleVisible('chart');
  const totals = categoryTotals(stats.expenseByCategory);
  return (
    <div className={styles.sheet}>
      <div className={chartVisible ? styles.spending : styles.figures}>
        {chartVisible && <ExpensePie totals={totals} expense={stats.monthlyExpense} />}
        <BalanceFigures stats={stats} />
      </div>
      <CategoryLegend totals={totals} />
    </div>
  );
}
