import { categories, spendingCategories } from '@board/contracts/constants/categories';
import type { Form } from '@board/platform/forms';
import { Segmented, TextField } from '@board/ui';
import type { RefObject } from 'react';
import { useTexts } from '../text.ts';
import { AmountInput } from './amount-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { type FormValues, withType } from './form-values.ts';

interface PaidFieldsProps {
  readonly form: Form<FormValues>;
  readonly amount: RefObject<HTMLInputElement | null>;
}

/** What came or went, how much of it and for what. */
export function PaidFields({ form, amount }: PaidFieldsProps) {
  const t = useTexts();
  return (
    <>
      <Segmented
        label={t('field.type')}
        size="tall"
        options={[
          { value: 'expense', label: t('type.expense') },
          { value: 'income', label: t('type.income') },
        ]}
        value={form.values.type}
        onChange={(type) => form.change(withType(form.values, type))}
      />
      <AmountInput field={amount} label={t('field.amount')} {...form.field('amount')} />
      <CategoryChoice
        label={t('field.category')}
        of={form.values.type === 'expense' ? spendingCategories : categories}
        {...form.field('category')}
      />
      <TextField label={t('field.description')} optional {...form.field('description')} />
    </>
  );
}
