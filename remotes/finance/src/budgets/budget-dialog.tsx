import type { Budget } from '@board/contracts/calls/finance';
import { spendingCategories } from '@board/contracts/constants/categories';
import { fromMinor } from '@board/contracts/constants/money';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { attempt } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { AmountField, type Opened, SelectField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { readMoney } from '../states/read-money.ts';
import { useTexts } from '../text.ts';
import { useBudgetName } from './budget-name.ts';
import { useBudgetWrites } from './budgets.queries.ts';

interface BudgetDialogProps extends Opened {
  readonly budget: Budget | undefined;
  /** What is set already. */
  readonly budgets: readonly Budget[];
}

const keys: readonly Budget['category'][] = [
  wholeBudget,
  ...spendingCategories.map(({ key }) => key),
];

/** A budget stands for every month until it is changed or removed. */
export function BudgetDialog({ open, onClose, budget, budgets }: BudgetDialogProps) {
  const t = useTexts();
  const nameOf = useBudgetName();
  const writes = useBudgetWrites();
  const setTo = ({ category, amount }: Budget) => writes.set(category, amount);
  const form = useForm({
    draft: `finance.budget.${budget?.category ?? 'new'}`,
    initial: { category: budget?.category ?? wholeBudget, amount: budget?.amount.toFixed(2) ?? '' },
    read({ category, amount }) {
      const read = readMoney(t, 'amount', amount, 'budget.amountMissing');
      return read.problems ? read : { body: { category, amount: fromMinor(read.minor) } };
    },
    send: ({ category, amount }) => writes.set(category, amount),
    done: (_, { category }) => {
      const before = budgets.find((each) => each.category === category);
      return {
        key: `budget.${category}`,
        message: t('budget.saved'),
        undo: () =>
          attempt<unknown>(() => (before ? setTo(before) : writes.drop(category)), {
            key: `budget.${category}`,
            done: t('told.putBack'),
            failed: t('budget.failed'),
          }),
      };
    },
    failed: t('budget.failed'),
    onDone: onClose,
  });
  const { category } = form.values;

  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={budget ? t('budget.edit', { name: nameOf(category) }) : t('budget.set')}
      remove={
        budget && {
          label: t('budget.remove'),
          onRemove() {
            onClose();
            return attempt(() => writes.drop(category), {
              key: `budget.${category}`,
              done: t('budget.removed'),
              failed: t('budget.failed'),
              undo: () => setTo(budget),
            });
          },
        }
      }
    >
      {!budget && (
        <SelectField
          label={t('budget.for')}
          options={keys.map((key) => ({ value: key, label: nameOf(key) }))}
          {...form.field('category')}
        />
      )}
      <AmountField label={t('budget.amount')} maxLength={12} {...form.field('amount')} />
      <small>{t('budget.hint')}</small>
    </FormDialog>
  );
}
