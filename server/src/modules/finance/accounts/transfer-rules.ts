import type { TransferEdit } from '@board/contracts/schemas/money-accounts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { minorOf } from '../entry-rules.ts';
import { checkAccount } from './check-account.ts';
import type { TransferRow } from './transfers.repository.ts';

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(row: TransferRow, fields: Partial<TransferEdit>): TransferRow {
  const {
    from: from_id,
    to: to_id,
    amount: minor,
    ...set
  } = {
    from: fields.from === undefined ? row.from_id : fields.from,
    to: fields.to === undefined ? row.to_id : fields.to,
    amount:
      fields.amount === undefined ? row.minor : minorOf(fields.amount, 'transfer.amount_required'),
    date: fields.date ?? row.date,
    note: fields.note?.trim() ?? row.note,
  } satisfies Record<keyof TransferEdit, unknown>;
  if (from_id === to_id) throw new ServiceError('transfer.same_place');
  return { ...row, ...set, from_id, to_id, minor };
}

/** An account that it led to before may be gone meanwhile. */
export async function checkPlaces(
  tx: Transaction,
  before: TransferRow,
  after: TransferRow,
): Promise<void> {
  const known = [before.from_id, before.to_id];
  for (const id of [after.from_id, after.to_id]) {
    if (!known.includes(id)) await checkAccount(tx, after.user_id, id);
  }
}
