import type { listLogs } from '@board/contracts/calls/admin';
import type { QueryOf } from '@board/contracts/calls/call';
import { adminLogLimit } from '@board/contracts/constants/limits';
import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { findLogEntries } from './log.repository.ts';

type LogQuery = QueryOf<typeof listLogs>;

/** One more than asked for tells whether there are more; nothing is counted. */
export async function listLog(
  ctx: Context,
  { level, limit = adminLogLimit, offset = 0 }: LogQuery,
) {
  const rows = await findLogEntries(single(ctx), { level, limit: limit + 1, offset });
  return { items: rows.slice(0, limit), limit, offset, has_more: rows.length > limit };
}
