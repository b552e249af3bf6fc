import type { Pagination } from '@board/contracts/schemas/common';
import type { Conversation } from '@board/contracts/schemas/conversations';
import type { Context } from '../../context.ts';
import { pageRequest, pagination } from '../../page.ts';
import { read } from '../../transaction.ts';
import { listRows, toConversation } from './conversations.repository.ts';

export function listConversations(
  ctx: Context,
  { q = '', ...query }: { page?: number; limit?: number; q?: string },
): Promise<{ items: Conversation[]; pagination: Pagination }> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const rows = await listRows(connection, ctx.actor.userId, q.trim());
    const items = rows.slice(page.offset, page.offset + page.limit).map(toConversation);
    return { items, pagination: pagination(page, rows.length) };
  });
}
