import type { Transaction } from '@board/contracts/schemas/finance';
import { type Context, now } from '../../context.ts';
import { checkVersion, ServiceError } from '../../errors.ts';
import { write } from '../../transaction.ts';
import { keptSince } from '../settings/index.ts';
import { checkAccount } from './accounts/check-account.ts';
import { tellOfBudgets } from './budget-alerts.ts';
import {
  type EntryRow,
  findEntryRow,
  replaceEntryRow,
  toEntry,
} from './transactions.repository.ts';

/** The way of every change: found as one's own, not stale, counted, one version on. */
export function changeTransaction(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  change: (row: EntryRow) => EntryRow,
): Promise<Transaction> {
  return write(ctx, ['transactions'], async (tx) => {
    const before = await findEntryRow(tx, ctx.actor.userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('transaction.not_found');
    checkVersion(toEntry(before), ifMatch);
    const after = next(ctx, before, change(before));
    if (after.account_id !== before.account_id)
      await checkAccount(tx, after.user_id, after.account_id);
    await replaceEntryRow(tx, before, after);
    if (after.deleted_at === null) await tellOfBudgets(ctx, tx, [after]);
    return toEntry(after);
  });
}

/** Undoes a deletion; a transaction that is there is answered as it is. */
export function restoreTransaction(ctx: Context, id: string): Promise<Transaction> {
  return write(ctx, ['transactions'], async (tx) => {
    const before = await findEntryRow(tx, ctx.actor.userId, id);
    if (!before) throw new ServiceError('transaction.not_found');
    if (before.deleted_at === null) return toEntry(before);
    if (before.deleted_at < (await keptSince(ctx, tx)))
      throw new ServiceError('transaction.not_found');
    const after = next(ctx, before, { ...before, deleted_at: null });
    await replaceEntryRow(tx, before, after);
    await tellOfBudgets(ctx, tx, [after]);
    return toEntry(after);
  });
}

const next = (ctx: Context, before: EntryRow, after: EntryRow): EntryRow => ({
  ...after,
  version: before.version + 1,
  updated_at: now(ctx),
});
