import type { Transaction } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import fields from '@board/contracts/fields';
import { useFormat, useLocale } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { DateField, type Opened, Row, SelectField, TimeField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useRef } from 'react';
import { AccountField } from '../accounts/account-field.tsx';
import { useAccounts } from '../accounts/accounts.queries.ts';
import { useAskAlways } from '../rules/use-ask-always.ts';
import { useTexts } from '../text.ts';
import { useCourseNames } from './course-names.queries.ts';
import { blankForm, formOf, readForm } from './form-values.ts';
import { PaidFields } from './paid-fields.tsx';
import { type TransactionFields, useTransactionWrites } from './transactions.queries.ts';
import { useTold } from './use-told.ts';

type TransactionFormProps = Opened &
  ({ readonly transaction: Transaction } | { readonly day: string; readonly course?: string });

const { createTransaction } = fields;
/** An amount is enough. */
const rules = {
  ...createTransaction,
  description: { ...createTransaction.description, missing: false },
};

/** Adds a transaction to a day, or edits one. */
export function TransactionForm(props: TransactionFormProps) {
  const { open, onClose } = props;
  const before = 'transaction' in props ? props.transaction : undefined;
  const t = useTexts();
  const locale = useLocale();
  const writes = useTransactionWrites();
  const told = useTold();
  const askAlways = useAskAlways();
  const describe = useDescription();
  const amount = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: `finance.transaction.${before?.id ?? 'new'}`,
    seen: before,
    initial:
      'transaction' in props ? formOf(props.transaction) : blankForm(props.day, props.course),
    rules,
    read: (values) => readForm(t, values, locale),
    send({ id, ...fields }, over) {
      return before ? writes.update({ ...before, ...over }, fields) : writes.add({ id, ...fields });
    },
    conflict: { title: t('conflict.title'), undecided: t('conflict.undecided'), describe },
    done(transaction, _, theirs = before) {
      if (before) askAlways(transaction, before);
      return theirs ? told.updated(transaction, theirs) : told.added(transaction);
    },
    waits: true,
    failed: t(before ? 'message.updateFailed' : 'message.addFailed'),
    onDone: onClose,
  });

  const names = useCourseNames(form.values.course);

  return (
    <FormDialog
      form={form}
      open={open}
      initialFocus={amount}
      title={t(before ? 'form.edit' : 'ledger.add')}
      submitLabel={t(before ? 'form.updateAction' : 'form.addAction')}
      busyText={t(before ? 'form.updating' : 'form.adding')}
    >
      <PaidFields form={form} amount={amount} />
      <Row even>
        <DateField label={t('field.date')} {...form.field('date')} />
        <TimeField label={t('field.time')} optional {...form.field('time')} />
      </Row>
      {names.length > 0 && (
        <SelectField
          label={t('field.course')}
          options={[
            { value: '', label: t('field.none') },
            ...names.map((value) => ({ value, label: value })),
          ]}
          {...form.field('course')}
        />
      )}
      <AccountField {...form.field('account')} />
    </FormDialog>
  );
}

function useDescription() {
  const t = useTexts();
  const locale = useLocale();
  const format = useFormat();
  const accounts = useAccounts().data?.items;
  return (fields: TransactionFields) => [
    { label: t('field.type'), value: t(`type.${fields.type}`) },
    { label: t('field.amount'), value: format.currency(fields.amount) },
    { label: t('field.category'), value: categoryName(fields.category, locale) },
    { label: t('field.description'), value: fields.description },
    { label: t('field.date'), value: format.mediumDay(fields.date) },
    { label: t('field.time'), value: fields.time ?? t('field.none') },
    { label: t('field.course'), value: fields.course || t('field.none') },
    {
      label: t('field.account'),
      value: accounts?.find(({ id }) => id === fields.account)?.name ?? t('field.none'),
    },
  ];
}
