import type { MoneyAccount, Split } from '@board/contracts/calls/money-accounts';
import { categoryName, spendingCategories } from '@board/contracts/constants/categories';
import { fromMinor } from '@board/contracts/constants/money';
import { attempt, newId, useFormat, useLocale, useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { DateField, type Opened, readAmount, Segmented, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useRef } from 'react';
import { AccountField } from '../accounts/account-field.tsx';
import { readMoney } from '../states/read-money.ts';
import { useTexts } from '../text.ts';
import { AmountInput } from './amount-input.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { type Person, type SplitMode, splitParts } from './split-parts.ts';
import { SplitPeople } from './split-people.tsx';
import { useSplitWrites } from './splits.queries.ts';
import { useTransactionWrites } from './transactions.queries.ts';

interface SplitFormProps extends Opened {
  readonly friends: readonly MoneyAccount[];
  /** A record that is there, with what is shared of it so far. */
  readonly split?: Split | undefined;
}

/** Who pays what of it: one's own part is the record, the rest is owed. */
export function SplitForm({ open, onClose, friends, split }: SplitFormProps) {
  const t = useTexts();
  const { currency } = useFormat();
  const locale = useLocale();
  const today = useToday();
  const shares = useSplitWrites();
  const records = useTransactionWrites();
  const amount = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: `finance.split.${split?.record.id ?? 'new'}`,
    seen: split?.record,
    initial: {
      id: split?.record.id ?? newId(),
      amount: split?.total.toFixed(2) ?? '',
      description: split?.record.description ?? '',
      category: split?.record.category ?? 'dining',
      date: split?.record.date ?? today,
      account: '',
      payer: '',
      mode: (split?.shares.length ? 'amount' : 'equally') as SplitMode,
      ownShare: '1',
      people: peopleOf(friends, split),
    },
    read(values) {
      const read = readMoney(t, 'amount', values.amount);
      if (read.problems) return read;
      const { id, payer, people, category, date } = values;
      const joining = people.map((one) => ({ ...one, joins: one.joins || one.id === payer }));
      const parts = splitParts(read.minor, values.mode, joining, values.ownShare);
      if ('problem' in parts) return { problems: { people: t(`split.problem.${parts.problem}`) } };
      const description = values.description.trim() || categoryName(category, locale);
      const account = payer || values.account || null;
      const record = { id, type: 'expense' as const, category, description, date, account };
      return { body: { record, total: read.minor, ...parts, payer } };
    },
    async send({ record, total, own, parts, payer }) {
      const owed = parts.map(({ friend, minor }) => ({ friend, amount: fromMinor(minor) }));
      if (split) return (await shares.share(split.record, owed)).record;
      // What a friend paid is owed to that friend alone: of the others' parts nothing is known here.
      if (payer) return records.add({ ...record, amount: fromMinor(own) });
      return (await shares.add({ ...record, amount: fromMinor(total), shares: owed })).record;
    },
    done: (record) => ({
      key: record.id,
      message: t(split ? 'split.saved' : 'split.added'),
      undo: () =>
        attempt<unknown>(
          () => (split ? shares.share(record, split.shares) : records.remove(record)),
          {
            key: record.id,
            done: t('told.putBack'),
            failed: t('notSaved'),
          },
        ),
    }),
    failed: t('notSaved'),
    onDone: onClose,
  });
  const { values } = form;
  const read = readAmount(values.amount);

  return (
    <FormDialog
      form={form}
      open={open}
      initialFocus={amount}
      title={t(split ? 'split.title' : 'split.add')}
    >
      {split ? (
        <p>{t('split.whole', { what: values.description, amount: currency(split.total) })}</p>
      ) : (
        <>
          <AmountInput field={amount} label={t('field.amount')} {...form.field('amount')} />
          <SelectField
            label={t('split.payer')}
            options={[
              { value: '', label: t('split.you') },
              ...friends.map(({ id: value, name: label }) => ({ value, label })),
            ]}
            {...form.field('payer')}
          />
        </>
      )}
      <Segmented
        label={t('split.how')}
        size="tall"
        options={(['equally', 'amount', 'share'] as const).map((mode) => ({
          value: mode,
          label: t(`split.mode.${mode}`),
        }))}
        value={values.mode}
        // An amount that was typed is no share.
        onChange={(mode) =>
          form.change({ mode, people: values.people.map((one) => ({ ...one, typed: '' })) })
        }
      />
      <SplitPeople
        total={'minor' in read ? read.minor : 0}
        {...values}
        friends={friends}
        error={form.problems.people}
        onChange={form.change}
      />
      <small>{t('split.hint')}</small>
      {!split && (
        <>
          <CategoryChoice
            label={t('field.category')}
            of={spendingCategories}
            {...form.field('category')}
          />
          <TextField
            label={t('field.description')}
            optional
            maxLength={200}
            {...form.field('description')}
          />
          <DateField label={t('field.date')} {...form.field('date')} />
          {values.payer === '' && <AccountField {...form.field('account')} />}
        </>
      )}
    </FormDialog>
  );
}

function peopleOf(friends: readonly MoneyAccount[], split: Split | undefined): Person[] {
  const shares = split?.shares ?? [];
  const ids = new Set([...friends.map(({ id }) => id), ...shares.map(({ friend }) => friend)]);
  return [...ids].map((id) => {
    const had = shares.find(({ friend }) => friend === id);
    return { id, joins: had !== undefined, typed: had?.amount.toFixed(2) ?? '' };
  });
}
