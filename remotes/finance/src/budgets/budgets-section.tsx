import type { Budget } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { Button, EmptyState, lateDialog, Skeleton, useDialogs } from '@board/ui';
import { Section } from '@board/ui/page';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { BudgetLine } from './budget-line.tsx';
import { useBudgets } from './budgets.queries.ts';
import styles from './budgets-section.module.css';

const BudgetDialog = lateDialog(async () => (await import('./budget-dialog.tsx')).BudgetDialog);

/** What was planned for the month, what is left, and what that means for each day. */
export function BudgetsSection({ month }: { month: string }) {
  const t = useTexts();
  const { number } = useFormat();
  const request = useBudgets(month);
  const { open, drawn } = useDialogs();
  const budgets = request.data?.items ?? [];
  const edit = (budget?: Budget) =>
    open((opened) => <BudgetDialog {...opened} budget={budget} budgets={budgets} />);
  const daysLeft = request.data?.days_left ?? 0;
  return (
    <Section
      title={t('budget.title')}
      note={daysLeft > 0 && t('budget.daysLeft', { count: daysLeft, shown: number(daysLeft) })}
      actions={<Button icon="plus" onClick={() => edit()} label={t('budget.set')} />}
    >
      <Loaded
        request={request}
        skeleton={<Skeleton height={36} />}
        nothing={{ month, days_left: 0, items: [] }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('budget.empty')} />
          ) : (
            <ul className={styles.list}>
              {items.map((budget) => (
                <li key={budget.category}>
                  <BudgetLine budget={budget} onEdit={() => edit(budget)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {drawn}
    </Section>
  );
}
