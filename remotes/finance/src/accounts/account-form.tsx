import type { MoneyAccount, MoneyAccountEdit } from '@board/contracts/calls/money-accounts';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { type AccountKind, isPurse, purseKinds } from '@board/contracts/constants/money-accounts';
import fields from '@board/contracts/fields';
import { newId } from '@board/platform';
import { useForm } from '@board/platform/forms';
import {
  AmountField,
  type AmountProblem,
  DateField,
  type Opened,
  readAmount,
  SelectField,
  TextField,
} from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { readMoney } from '../states/read-money.ts';
import { useTexts } from '../text.ts';
import { useAccounts, useAccountWrites } from './accounts.queries.ts';
import { useAccountActs } from './use-account-acts.ts';

interface AccountFormProps extends Opened {
  /** One that is there, or the kind of a new one. */
  readonly account: MoneyAccount | AccountKind;
}

type OfGoal = 'wanted' | 'by_date';

const { name } = fields.createMoneyAccount;

/** An account, a saving goal or a friend; what is on it is set right by what was counted. */
export function AccountForm({ open, onClose, account }: AccountFormProps) {
  const t = useTexts();
  const before = typeof account === 'string' ? undefined : account;
  const first = typeof account === 'string' ? account : account.kind;
  const writes = useAccountWrites();
  const { told } = useAccountActs();
  const others = useAccounts().data?.items ?? [];
  const form = useForm({
    draft: `finance.account.${before?.id ?? first}`,
    seen: before,
    initial: {
      id: before?.id ?? newId(),
      name: before?.name ?? '',
      kind: first,
      balance: before ? before.balance.toFixed(2) : '',
      wanted: before?.wanted?.toFixed(2) ?? '',
      by: before?.by_date ?? '',
    },
    rules: { name },
    names: { opening: 'balance', by_date: 'by' },
    read({ id, kind, balance, wanted, by, ...values }) {
      const counted = readMoney(t, 'balance', balance, undefined, readSigned);
      const goal =
        kind === 'goal' ? readMoney(t, 'wanted', wanted, 'goal.wantedMissing') : { minor: 0 };
      const isTaken = others.some(
        (other) => other.id !== id && plain(other.name) === plain(values.name),
      );
      if (isTaken && plain(values.name) !== plain(before?.name ?? ''))
        return { problems: { name: t('account.nameTaken') } };
      if (counted.problems) return counted;
      if (goal.problems) return goal;
      // What lies between is what was never written down.
      const known = before ? exactMinor(before.opening) - exactMinor(before.balance) : 0;
      const opening = fromMinor(known + counted.minor);
      const aim = kind === 'goal' ? { wanted: fromMinor(goal.minor), by_date: by || null } : {};
      const body = { id, name: values.name.trim(), kind, opening, ...aim };
      return { body: body satisfies Record<Exclude<keyof MoneyAccountEdit, OfGoal>, unknown> };
    },
    send: ({ id, ...body }) => (before ? writes.update(before, body) : writes.add({ id, ...body })),
    done: (after) => told(after, before),
    failed: t('notSaved'),
    onDone: onClose,
  });
  const kind = isPurse(first) ? 'purse' : first;

  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={t(before ? `account.edit.${kind}` : `account.add.${kind}`)}
      submitLabel={before ? undefined : t('form.addAction')}
    >
      <TextField label={t('account.name')} {...form.field('name')} />
      {kind === 'purse' && (
        <SelectField
          label={t('account.kind')}
          options={purseKinds.map((value) => ({ value, label: t(`account.kinds.${value}`) }))}
          {...form.field('kind')}
        />
      )}
      {kind === 'goal' && (
        <>
          <AmountField label={t('goal.wanted')} maxLength={24} {...form.field('wanted')} />
          <DateField label={t('goal.by')} optional {...form.field('by')} />
        </>
      )}
      {kind !== 'friend' && (
        <AmountField
          label={t(kind === 'goal' ? 'goal.saved' : 'account.balance')}
          maxLength={24}
          {...form.field('balance')}
        />
      )}
    </FormDialog>
  );
}

const plain = (name: string) => name.trim().toLowerCase();

/** An amount that may be nothing, and less than nothing: what is on an account. */
function readSigned(typed: string): { minor: number } | { problem: AmountProblem } {
  const text = typed.trim();
  if (/^-?0*\.?0*$/.test(text)) return { minor: 0 };
  const sign = text.startsWith('-') ? -1 : 1;
  const read = readAmount(sign < 0 ? text.slice(1) : text);
  return 'minor' in read ? { minor: sign * read.minor } : read;
}
