import type { Budget } from '@board/contracts/calls/finance';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { useFormat } from '@board/platform';
import { IconButton, Status } from '@board/ui';
import { Meter } from '@board/ui/progress';
import { useTexts } from '../text.ts';
import styles from './budget-line.module.css';
import { useBudgetName } from './budget-name.ts';

export function BudgetLine({ budget, onEdit }: { budget: Budget; onEdit: () => void }) {
  const t = useTexts();
  const { currency } = useFormat();
  const name = useBudgetName()(budget.category);
  const share = budget.spent / budget.amount;
  return (
    <div className={styles.line}>
      <Meter
        label={name}
        value={Math.min(1, share)}
        tone={share >= 0.8 ? 'warning' : 'accent'}
        text={t('budget.spentOf', {
          spent: currency(budget.spent),
          amount: currency(budget.amount),
        })}
      />
      <IconButton icon="edit" size="small" label={t('budget.edit', { name })} onClick={onEdit} />
      <p className={styles.left}>
        {budget.left < 0 ? (
          <Status tone="error">{t('budget.over', { amount: currency(-budget.left) })}</Status>
        ) : (
          <Left budget={budget} near={share >= 0.8} />
        )}
      </p>
    </div>
  );
}

function Left({ budget, near }: { readonly budget: Budget; readonly near: boolean }) {
  const t = useTexts();
  const { currency } = useFormat();
  // What the whole one has for a day is told above, with what will go by itself.
  const perDay = budget.category !== wholeBudget && budget.left_per_day > 0;
  const words = t(perDay ? 'budget.leftPerDay' : 'budget.left', {
    left: currency(budget.left),
    perDay: currency(budget.left_per_day),
  });
  return near ? <Status tone="warning">{words}</Status> : words;
}
