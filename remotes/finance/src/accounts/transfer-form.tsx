import type { MoneyAccount, Transfer } from '@board/contracts/calls/money-accounts';
import { fromMinor } from '@board/contracts/constants/money';
import fields from '@board/contracts/fields';
import { newId, useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { AmountField, DateField, type Opened, Row, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { readMoney } from '../states/read-money.ts';
import { useTexts } from '../text.ts';
import { useTransferWrites } from './accounts.queries.ts';
import { useTransferActs } from './use-account-acts.ts';
import { useAccountChoice } from './use-account-choice.ts';

/** How a new one begins. */
export interface TransferBegin {
  readonly title?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount?: number;
}

interface TransferFormProps extends Opened {
  readonly transfer: Transfer | TransferBegin;
}

const { date, note } = fields.createTransfer;
const itsName = ({ name }: MoneyAccount) => name;
const everyOne = () => true;

/** From one place to another: a top-up, something put aside, a friend who pays back. */
export function TransferForm({ open, onClose, transfer }: TransferFormProps) {
  const t = useTexts();
  const today = useToday();
  const before = 'id' in transfer ? transfer : undefined;
  const begin = 'id' in transfer ? {} : transfer;
  const { from, to, amount } = transfer;
  const writes = useTransferWrites();
  const { told } = useTransferActs();
  const form = useForm({
    draft: `finance.transfer.${before?.id ?? `${from}-${to}`}`,
    seen: before,
    initial: {
      id: before?.id ?? newId(),
      amount: amount?.toFixed(2) ?? '',
      from: from ?? '',
      to: to ?? '',
      date: before?.date ?? today,
      note: before?.note ?? '',
    },
    rules: { date, note },
    read({ amount: typed, from, to, ...values }) {
      const read = readMoney(t, 'amount', typed, 'transfer.amountMissing');
      if (read.problems) return read;
      if (from === to) return { problems: { to: t('transfer.samePlace') } };
      const places = { from: from || null, to: to || null };
      return { body: { ...values, ...places, amount: fromMinor(read.minor) } };
    },
    send: ({ id, ...body }) => (before ? writes.update(before, body) : writes.add({ id, ...body })),
    done: (after) => told(after, before),
    failed: t('notSaved'),
    onDone: onClose,
  });
  const { values } = form;
  const places = useAccountChoice(
    t('transfer.elsewhere'),
    itsName,
    everyOne,
    values.from,
    values.to,
  );

  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={begin.title ?? t(before ? 'transfer.edit' : 'transfer.add')}
    >
      <AmountField label={t('field.amount')} maxLength={24} {...form.field('amount')} />
      <Row even>
        <SelectField label={t('transfer.from')} options={places} {...form.field('from')} />
        <SelectField label={t('transfer.to')} options={places} {...form.field('to')} />
      </Row>
      <DateField label={t('field.date')} {...form.field('date')} />
      <TextField label={t('transfer.note')} optional {...form.field('note')} />
      <small>{t('transfer.hint')}</small>
    </FormDialog>
  );
}
