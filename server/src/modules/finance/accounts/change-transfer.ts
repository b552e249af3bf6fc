import type { Transfer, TransferEdit } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { write } from '../../../writing/transaction.ts';
import { restorable } from '../../settings/index.ts';
import { checkPlaces, withFields } from './transfer-rules.ts';
import {
  findTransferRow,
  replaceTransferRow,
  type TransferRow,
  toTransfer,
} from './transfers.repository.ts';

const { change, remove, restore } = restorable<TransferRow, Transfer>({
  missing: 'transfer.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findTransferRow,
  store: (_, tx, { after }) => replaceTransferRow(tx, after),
  show: toTransfer,
});

export const deleteTransfer = remove;
export const restoreTransfer = restore;

export const updateTransfer = (
  ctx: Context,
  id: string,
  fields: Partial<TransferEdit>,
  ifMatch?: number,
): Promise<Transfer> =>
  change(ctx, id, ifMatch, async (row, tx) => {
    await takeRoom(ctx, tx);
    const after = withFields(row, fields);
    await checkPlaces(tx, row, after);
    return after;
  });
