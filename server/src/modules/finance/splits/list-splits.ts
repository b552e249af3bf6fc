import type { Pagination } from '@board/contracts/schemas/common';
import type { Split } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { toSplit } from './split-rules.ts';
import { sharedRecords, sharesOf } from './splits.repository.ts';

export function listSplits(
  ctx: Context,
  { record, ...query }: { record?: string; page?: number; limit?: number },
): Promise<{ items: Split[]; pagination: Pagination }> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const { rows, total } = await sharedRecords(connection, userId, { record, ...page });
    const shares = await sharesOf(
      connection,
      userId,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) =>
      toSplit(
        row,
        shares.filter(({ record_id }) => record_id === row.id),
      ),
    );
    return { items, pagination: pagination(page, total) };
  });
}
