import type { ClassPost } from '@board/contracts/schemas/classes';
import type { Pagination } from '@board/contracts/schemas/common';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import { seenClass } from '../class-rules.ts';
import { toPost } from './create-post.ts';
import { countPosts, postsOf } from './posts.repository.ts';

export function listPosts(
  ctx: Context,
  id: string,
  query: { page?: number; limit?: number },
): Promise<{ items: ClassPost[]; pagination: Pagination }> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    await seenClass(ctx, connection, id);
    const rows = await postsOf(connection, ctx.actor.userId, id, page);
    return {
      items: rows.map(toPost),
      pagination: pagination(page, await countPosts(connection, id)),
    };
  });
}
