import type { Share, Split } from '@board/contracts/schemas/money-accounts';
import { type Context, now } from '../../../context/context.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { write } from '../../../writing/transaction.ts';
import { tellOfBudgets } from '../budget-alerts.ts';
import { findEntryRow, replaceEntryRow, toEntry } from '../transactions.repository.ts';
import { ownPart, partsOf, sum, toSplit } from './split-rules.ts';
import { putShares, sharesOf } from './splits.repository.ts';

/** The whole stays what it is: what is not the friends' is one's own, and the record says that. */
export function splitRecord(
  ctx: Context,
  id: string,
  shares: readonly Share[],
  ifMatch?: number,
): Promise<Split> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const before = await findEntryRow(tx, userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('transaction.not_found');
    checkVersion(toEntry(before), ifMatch);
    const had = await sharesOf(tx, userId, [id]);
    const parts = await partsOf(tx, userId, shares, had);
    if (parts.length > had.length) await takeRoom(ctx, tx, parts.length - had.length);
    const minor = ownPart(before.minor + sum(had), parts);
    const after = { ...before, minor, version: before.version + 1, updated_at: now(ctx) };
    await putShares(tx, userId, id, parts);
    await replaceEntryRow(tx, before, after);
    await tellOfBudgets(ctx, tx, [after]);
    return toSplit(after, parts);
  });
}
