import type { Recurring } from '@board/contracts/calls/finance';
import { rhythms } from '@board/contracts/constants/transactions';
import fields from '@board/contracts/fields';
import { useLocale, useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { DateField, type Opened, Row, SelectField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useRef } from 'react';
import { AccountField } from '../accounts/account-field.tsx';
import { PaidFields } from '../ledger/paid-fields.tsx';
import { useTexts } from '../text.ts';
import { blankRecurring, readRecurring, recurringForm } from './form-values.ts';
import { useRecurringWrites } from './recurring.queries.ts';
import { useRecurringActs } from './use-recurring-acts.ts';

interface RecurringFormProps extends Opened {
  readonly recurring: Recurring | undefined;
}

const { description, date } = fields.createTransaction;
/** An amount is enough. */
const rules = { description: { ...description, missing: false }, date };

/** What comes again, how often, from when and until when. */
export function RecurringForm({ open, onClose, recurring: before }: RecurringFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const today = useToday();
  const writes = useRecurringWrites();
  const { told } = useRecurringActs();
  const amount = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: `finance.recurring.${before?.id ?? 'new'}`,
    seen: before,
    initial: before ? recurringForm(before) : blankRecurring(today),
    rules,
    names: { start_date: 'date', end_date: 'end' },
    read: (values) => readRecurring(t, values, locale),
    send: ({ id, ...read }) => (before ? writes.update(before, read) : writes.add({ id, ...read })),
    done: (after) => told(after, before),
    failed: t('notSaved'),
    onDone: onClose,
  });
  const { every, date: start } = form.values;
  const isShort =
    (every === 'month' && Number(start.slice(8)) > 28) ||
    (every === 'year' && start.endsWith('-02-29'));

  return (
    <FormDialog
      form={form}
      open={open}
      initialFocus={amount}
      title={t(before ? 'recurring.edit' : 'recurring.add')}
      submitLabel={before ? undefined : t('form.addAction')}
    >
      <PaidFields form={form} amount={amount} />
      <SelectField
        label={t('recurring.every')}
        options={rhythms.map((value) => ({ value, label: t(`recurring.rhythm.${value}`) }))}
        hint={isShort ? t('recurring.short') : undefined}
        {...form.field('every')}
      />
      <Row even>
        <DateField
          label={t('recurring.start')}
          hint={start < today ? t('recurring.past') : undefined}
          {...form.field('date')}
        />
        <DateField label={t('recurring.end')} optional min={start} {...form.field('end')} />
      </Row>
      <AccountField {...form.field('account')} />
      <small>{t('recurring.hint')}</small>
    </FormDialog>
  );
}
