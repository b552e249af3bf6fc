import { fromMinor } from '@board/contracts/constants/money';
import type { Share, Split } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { write } from '../../../writing/transaction.ts';
import { createTransaction, type NewTransaction } from '../create-transaction.ts';
import { minorOf } from '../entry-rules.ts';
import { findEntryRow } from '../transactions.repository.ts';
import { ownPart, partsOf, toSplit } from './split-rules.ts';
import { putShares, sharesOf } from './splits.repository.ts';

/** A record of one's own part, and what the others owe of the rest; sent again it answers what is there. */
export function createSplit(
  ctx: Context,
  { shares, id = newId(ctx.clock.now()), ...fields }: NewTransaction & { shares: Share[] },
): Promise<Split> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const isNew = !(await findEntryRow(tx, userId, id));
    const parts = isNew ? await partsOf(tx, userId, shares) : [];
    if (parts.length > 0) await takeRoom(ctx, tx, parts.length);
    const amount = fromMinor(ownPart(minorOf(fields.amount), parts));
    await createTransaction({ ...ctx, tx }, { ...fields, id, amount });
    if (isNew) await putShares(tx, userId, id, parts);
    const row = await findEntryRow(tx, userId, id);
    if (!row) throw new ServiceError('transaction.not_found');
    return toSplit(row, await sharesOf(tx, userId, [id]));
  });
}
