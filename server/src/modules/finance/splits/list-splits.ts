import type { Split } from '@board/contracts/schemas/money-accounts';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { toSplit } from './split-rules.ts';
import { sharedRecords, sharesOf } from './splits.repository.ts';

export function listSplits(
  ctx: Context,
  { record, ...query }: PageQuery & { record?: string },
): Promise<Paged<Split>> {
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
    return paged(page, items, total);
  });
}
