import type { Transfer, TransferEdit } from '@board/contracts/schemas/money-accounts';
import { type Context, now } from '../../../context.ts';
import { stillThere } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { write } from '../../../transaction.ts';
import { checkPlaces, withFields } from './transfer-rules.ts';
import {
  findTransferRow,
  insertTransferRows,
  type TransferRow,
  toTransfer,
} from './transfers.repository.ts';

export interface NewTransfer extends Omit<TransferEdit, 'note'> {
  id?: string;
  note?: string;
}

/** Neither income nor spending: it only lies elsewhere afterwards. */
export function createTransfer(ctx: Context, { id, ...fields }: NewTransfer): Promise<Transfer> {
  return write(ctx, ['transactions'], async (tx) => {
    const { userId } = ctx.actor;
    const existing = id === undefined ? undefined : await findTransferRow(tx, userId, id);
    if (existing) return toTransfer(stillThere(existing));
    const blank = emptyTransfer(ctx, id ?? newId(ctx.clock.now()));
    const row = withFields(blank, fields);
    await checkPlaces(tx, blank, row);
    await insertTransferRows(tx, [row]);
    return toTransfer(row);
  });
}

export function emptyTransfer(ctx: Context, id: string): TransferRow {
  const time = now(ctx);
  return {
    user_id: ctx.actor.userId,
    id,
    from_id: null,
    to_id: null,
    minor: 0,
    date: '',
    note: '',
    import_id: null,
    version: 1,
    created_at: time,
    updated_at: time,
    deleted_at: null,
  };
}
