import type { Pagination } from '@board/contracts/schemas/common';
import type { Transfer } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { toTransfer, transferRows } from './transfers.repository.ts';

export function listTransfers(
  ctx: Context,
  { account, ...query }: { account?: string; page?: number; limit?: number },
): Promise<{ items: Transfer[]; pagination: Pagination }> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await transferRows(connection, ctx.actor.userId, { account, ...page });
    return { items: rows.map(toTransfer), pagination: pagination(page, total) };
  });
}
