import type { Transfer } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { toTransfer, transferRows } from './transfers.repository.ts';

export function listTransfers(
  ctx: Context,
  { account, ...query }: PageQuery & { account?: string },
): Promise<Paged<Transfer>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await transferRows(connection, ctx.actor.userId, { account, ...page });
    return paged(page, rows.map(toTransfer), total);
  });
}
