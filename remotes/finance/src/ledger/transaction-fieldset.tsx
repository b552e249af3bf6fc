import { textLength } from '@board/contracts/constants/limits';
import { useText } from '@board/platform';
import { DateField, Segmented, TextField, TimeField } from '@board/ui';
import type { RefObject } from 'react';
import { AmountInput } from './amount-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { type FormProblem, type FormProblems, type FormValues, withType } from './form-values.ts';
import styles from './transaction-fieldset.module.css';

interface TransactionFieldsetProps {
  readonly values: FormValues;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<FormValues>) => void;
  readonly amountField: RefObject<HTMLInputElement | null>;
}

export function TransactionFieldset(props: TransactionFieldsetProps) {
  const { values, problems, onChange, amountField } = props;
  const t = useText('finance');
  const says = (problem: FormProblem | undefined) => problem && t(`problem.${problem}`);
  return (
    <div className={styles.fields}>
      <Segmented
        label={t('field.type')}
        size="tall"
        options={[
          { value: 'expense', label: t('type.expense') },
          { value: 'income', label: t('type.income') },
        ]}
        value={values.type}
        onChange={(type) => onChange(withType(values, type))}
      />
      <AmountInput
        field={amountField}
        label={t('field.amount')}
        value={values.amount}
        error={says(problems.amount)}
        onChange={(amount) => onChange({ amount })}
      />
      <CategoryChoice
        label={t('field.category')}
        value={values.category}
        onChange={(category) => onChange({ category })}
      />
      <TextField
        label={t('field.description')}
        value={values.description}
        error={says(problems.description)}
        maxLength={textLength.title}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.row}>
        <DateField
          label={t('field.date')}
          value={values.date}
          error={says(problems.date)}
          onChange={(date) => onChange({ date })}
        />
        <TimeField
          label={t('field.time')}
          optional
          value={values.time}
          onChange={(time) => onChange({ time })}
        />
      </div>
    </div>
  );
}
