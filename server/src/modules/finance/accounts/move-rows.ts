import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import type { EntryRow } from '../transactions.repository.ts';
import { checkAccount } from './check-account.ts';
import { emptyTransfer } from './create-transfer.ts';
import { insertTransferRows } from './transfers.repository.ts';

/** What a statement moves between its account and another place: transfers that go with its import. */
export async function moveRows(
  ctx: Context,
  tx: Transaction,
  { rows, account, other }: Record<'account' | 'other', string | null> & { rows: EntryRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  if (account === other) throw new ServiceError('transfer.same_place');
  await checkAccount(tx, ctx.actor.userId, other);
  const transfers = rows.map(({ id, type, minor, date, description, import_id }) => {
    const [from_id, to_id] = type === 'expense' ? [account, other] : [other, account];
    const fields = { from_id, to_id, minor, date, note: description, import_id };
    return { ...emptyTransfer(ctx, id), ...fields };
  });
  await insertTransferRows(tx, transfers);
}
