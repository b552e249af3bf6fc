import type { Conversation } from '@board/contracts/schemas/conversations';
import type { Context } from '../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { read } from '../../writing/transaction.ts';
import { listRows, toConversation } from './conversations.repository.ts';

export function listConversations(
  ctx: Context,
  { q = '', ...query }: PageQuery & { q?: string },
): Promise<Paged<Conversation>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const rows = await listRows(connection, ctx.actor.userId, q.trim());
    const items = rows.slice(page.offset, page.offset + page.limit).map(toConversation);
    return paged(page, items, rows.length);
  });
}
