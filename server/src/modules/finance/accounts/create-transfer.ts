import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/money-accounts';
import type { Transfer } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { fresh, sentBefore } from '../../../writing/fresh.ts';
import { write } from '../../../writing/transaction.ts';
import { checkPlaces, withFields } from './transfer-rules.ts';
import {
  findTransferRow,
  insertTransferRows,
  type TransferRow,
  toTransfer,
} from './transfers.repository.ts';

type NewTransfer = BodyOf<typeof calls.createTransfer>;

/** Neither income nor spending: it only lies elsewhere afterwards. */
export function createTransfer(ctx: Context, { id, ...fields }: NewTransfer): Promise<Transfer> {
  return write(ctx, ['transactions'], async (tx) => {
    const existing = await sentBefore(ctx, tx, findTransferRow, id);
    if (existing) return toTransfer(existing);
    await takeRoom(ctx, tx);
    const blank = emptyTransfer(ctx, id);
    const row = withFields(blank, fields);
    await checkPlaces(tx, blank, row);
    await insertTransferRows(tx, [row]);
    return toTransfer(row);
  });
}

export function emptyTransfer(ctx: Context, id?: string): TransferRow {
  return {
    ...fresh(ctx, id),
    from_id: null,
    to_id: null,
    minor: 0,
    date: '',
    note: '',
    import_id: null,
  };
}
