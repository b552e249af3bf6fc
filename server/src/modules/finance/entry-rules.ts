import { categoryFromName } from '@board/contracts/constants/categories';
import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { maxAmount, toMinor } from '@board/contracts/constants/money';
import type { TransactionEdit } from '@board/contracts/schemas/finance';
import { ServiceError } from '../../errors/errors.ts';
import type { EntryRow } from './transactions.repository.ts';

/** What is set of a transaction, as it came in. */
export type EntryFields = Partial<TransactionEdit>;

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(row: EntryRow, fields: EntryFields): EntryRow {
  const {
    amount: minor,
    account: account_id,
    ...set
  } = {
    ...paidFor(row, fields),
    date: fields.date ?? row.date,
    time: fields.time === undefined ? row.time : (fields.time ?? ''),
    course: fields.course?.trim() ?? row.course,
    account: fields.account === undefined ? row.account_id : fields.account,
  } satisfies Record<keyof TransactionEdit, unknown>;
  return { ...row, ...set, minor, account_id };
}

/** What money went for, of a record that is there or of one that is still to come. */
export function paidFor(
  row: Pick<EntryRow, 'type' | 'minor' | 'category' | 'description'>,
  fields: Pick<EntryFields, 'type' | 'amount' | 'category' | 'description'>,
) {
  const description =
    fields.description === undefined ? row.description : fields.description.trim();
  if (description === '') throw new ServiceError('transaction.incomplete');
  return {
    type: fields.type ?? row.type,
    amount: fields.amount === undefined ? row.minor : minorOf(fields.amount),
    // Whoever names one of ours by its words means it.
    category: fields.category === undefined ? row.category : categoryFromName(fields.category),
    description,
  };
}

/** More than 0 and no finer than a cent; anything else is refused, never rounded. */
export function minorOf(amount: number, missing: ErrorCode = 'transaction.incomplete'): number {
  if (amount <= 0 || amount > maxAmount) throw new ServiceError(missing);
  const minor = toMinor(amount);
  if (minor === undefined) throw new ServiceError('finance.amount_precision');
  return minor;
}
