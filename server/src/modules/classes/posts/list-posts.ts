import type { ClassPost } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import { seenClass } from '../class-rules.ts';
import { toPost } from './create-post.ts';
import { countPosts, postsOf } from './posts.repository.ts';

export function listPosts(ctx: Context, id: string, query: PageQuery): Promise<Paged<ClassPost>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    await seenClass(ctx, connection, id);
    const rows = await postsOf(connection, ctx.actor.userId, id, page);
    return paged(page, rows.map(toPost), await countPosts(connection, id));
  });
}
