import type { Transfer, TransferEdit } from '@board/contracts/schemas/money-accounts';
import { type Context, now } from '../../../context.ts';
import { checkVersion, ServiceError } from '../../../errors.ts';
import { write } from '../../../transaction.ts';
import { keptSince } from '../../settings/index.ts';
import { checkPlaces, withFields } from './transfer-rules.ts';
import {
  findTransferRow,
  replaceTransferRow,
  type TransferRow,
  toTransfer,
} from './transfers.repository.ts';

export const updateTransfer = (
  ctx: Context,
  id: string,
  fields: Partial<TransferEdit>,
  ifMatch?: number,
): Promise<Transfer> => change(ctx, id, ifMatch, (row) => withFields(row, fields));

export async function deleteTransfer(ctx: Context, id: string, ifMatch?: number): Promise<void> {
  await change(ctx, id, ifMatch, (row) => ({ ...row, deleted_at: now(ctx) }));
}

/** Undoes a deletion; one that is there is answered as it is. */
export function restoreTransfer(ctx: Context, id: string): Promise<Transfer> {
  return write(ctx, ['transactions'], async (tx) => {
    const row = await findTransferRow(tx, ctx.actor.userId, id);
    if (!row) throw new ServiceError('transfer.not_found');
    if (row.deleted_at === null) return toTransfer(row);
    if (row.deleted_at < (await keptSince(ctx, tx))) throw new ServiceError('transfer.not_found');
    const after = next(ctx, { ...row, deleted_at: null });
    await replaceTransferRow(tx, after);
    return toTransfer(after);
  });
}

function change(
  ctx: Context,
  id: string,
  ifMatch: number | undefined,
  changed: (row: TransferRow) => TransferRow,
): Promise<Transfer> {
  return write(ctx, ['transactions'], async (tx) => {
    const before = await findTransferRow(tx, ctx.actor.userId, id);
    if (!before || before.deleted_at !== null) throw new ServiceError('transfer.not_found');
    checkVersion(toTransfer(before), ifMatch);
    const after = next(ctx, changed(before));
    await checkPlaces(tx, before, after);
    await replaceTransferRow(tx, after);
    return toTransfer(after);
  });
}

const next = (ctx: Context, row: TransferRow): TransferRow => ({
  ...row,
  version: row.version + 1,
  updated_at: now(ctx),
});
