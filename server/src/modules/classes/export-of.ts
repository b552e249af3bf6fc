import { classLimit } from '@board/contracts/constants/classes';
import { type ExportPart, few } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { classesOf } from './classes.repository.ts';
import { toPost } from './posts/create-post.ts';
import { postsOf } from './posts/posts.repository.ts';
import { reportsBy } from './reports/reports.repository.ts';

const all = { page: 1, limit: classLimit.posts, offset: 0 };

/** The classes of a person, all that he posted in his own, and what he said of those of others. */
export function exportOf(ctx: Context): ExportPart[] {
  return [
    {
      file: 'classes.json',
      tables: ['class_members', 'classes', 'class_posts'],
      items: classesWithPosts(ctx),
    },
    {
      file: 'class-reports.json',
      tables: ['class_reports'],
      items: few(() => reportsBy(single(ctx), ctx.actor.userId)),
    },
  ];
}

async function* classesWithPosts(ctx: Context): AsyncGenerator<unknown> {
  const connection = single(ctx);
  for (const one of await classesOf(connection, ctx.actor.userId)) {
    const posts =
      one.teacher === null ? await postsOf(connection, ctx.actor.userId, one.id, all) : [];
    yield { ...one, posts: posts.map(toPost) };
  }
}
