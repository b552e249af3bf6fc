import type { Budget } from '@board/contracts/calls/finance';
import { categories } from '@board/contracts/constants/categories';
import { fromMinor } from '@board/contracts/constants/money';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { messageOf, toast, useDraft, useText } from '@board/platform';
import { AmountField, Button, Dialog, ErrorState, readAmount, SelectField } from '@board/ui';
import { useState } from 'react';
import styles from './budget-dialog.module.css';
import { useBudgetName } from './budget-name.ts';
import { useBudgetWrites } from './budgets.queries.ts';

interface BudgetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly budget: Budget | undefined;
}

interface BudgetForm {
  category: Budget['category'];
  amount: string;
}

const keys: readonly Budget['category'][] = [wholeBudget, ...categories.map(({ key }) => key)];

/** A budget stands for every month until it is changed or removed. */
export function BudgetDialog({ open, onClose, budget }: BudgetDialogProps) {
  const t = useText('finance');
  const nameOf = useBudgetName();
  const writes = useBudgetWrites();
  const draft = useDraft<BudgetForm>(`finance.budget.${budget?.category ?? 'new'}`, {
    category: budget?.category ?? wholeBudget,
    amount: budget ? budget.amount.toFixed(2) : '',
  });
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { category, amount } = draft.value;

  function close() {
    draft.discard();
    onClose();
  }

  async function attempt(work: () => Promise<unknown>, done: string) {
    if (writes.pending) return;
    setRefusal(undefined);
    try {
      await work();
      toast({ tone: 'success', message: done });
      close();
    } catch (error) {
      setRefusal(messageOf(error, t('budget.failed')));
    }
  }

  function submit() {
    const read = readAmount(amount);
    if ('problem' in read) {
      setProblem(
        t(read.problem === 'missing' ? 'budget.amount_missing' : `problem.${read.problem}`),
      );
      return;
    }
    setProblem(undefined);
    void attempt(() => writes.set(category, fromMinor(read.minor)), t('budget.saved'));
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      onSubmit={submit}
      size="small"
      title={budget ? t('budget.edit', { name: nameOf(category) }) : t('budget.set')}
      footerStart={
        budget && (
          <Button
            variant="danger"
            onClick={() => void attempt(() => writes.drop(category), t('budget.removed'))}
          >
            {t('budget.remove')}
          </Button>
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={writes.pending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {!budget && (
          <SelectField
            label={t('budget.for')}
            value={category}
            options={keys.map((key) => ({ value: key, label: nameOf(key) }))}
            onChange={(next) => draft.change({ category: next })}
          />
        )}
        <AmountField
          label={t('budget.amount')}
          value={amount}
          error={problem}
          maxLength={12}
          onChange={(next) => draft.change({ amount: next })}
        />
        <p className={styles.hint}>{t('budget.hint')}</p>
        {refusal && <ErrorState message={refusal} />}
      </div>
    </Dialog>
  );
}
