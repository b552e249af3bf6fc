import type { Transfer, TransferEdit } from '@board/contracts/schemas/money-accounts';
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

export const {
  update: updateTransfer,
  remove: deleteTransfer,
  restore: restoreTransfer,
} = restorable<TransferRow, Transfer, Partial<TransferEdit>>({
  missing: 'transfer.not_found',
  write: (ctx, work) => write(ctx, ['transactions'], work),
  find: findTransferRow,
  async edit(row, fields, ctx, tx) {
    await takeRoom(ctx, tx);
    const after = withFields(row, fields);
    await checkPlaces(tx, row, after);
    return after;
  },
  store: (_, tx, { after }) => replaceTransferRow(tx, after),
  show: toTransfer,
});
