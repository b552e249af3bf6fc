import type { BodyOf } from '@board/contracts/calls/call';
import type { createClassPost } from '@board/contracts/calls/classes';
import { classLimit, type PostKind } from '@board/contracts/constants/classes';
import type { ClassPost } from '@board/contracts/schemas/classes';
import { hourMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import { freshStamps } from '../../../writing/fresh.ts';
import { write } from '../../../writing/transaction.ts';
import { ownClass } from '../class-rules.ts';
import { planDelivery } from './deliver.ts';
import { withFields } from './post-rules.ts';
import { countPosts, insertPost, type PostRow } from './posts.repository.ts';

type NewPost = BodyOf<typeof createClassPost>;

/** Kept at once, and brought to the members' boards by a job. */
export function createPost(
  ctx: Context,
  classId: string,
  { kind, ...fields }: NewPost,
): Promise<ClassPost> {
  return write(ctx, ['classes'], async (tx) => {
    const { id, name } = await ownClass(ctx, tx, classId);
    await checkRoom(ctx, tx, classId);
    const post = withFields(emptyPost(ctx, classId, kind), fields);
    await insertPost(tx, post);
    await planDelivery(ctx, tx, { row: { id, name }, after: post });
    return toPost(post);
  });
}

/** Who has a class has no task or exam of what he posts. */
export const toPost = ({
  class_id: _,
  ...post
}: PostRow & Partial<Pick<ClassPost, 'on_board' | 'in_trash'>>): ClassPost => ({
  on_board: false,
  in_trash: false,
  ...post,
});

async function checkRoom(ctx: Context, tx: Transaction, classId: string): Promise<void> {
  if ((await countPosts(tx, classId)) >= classLimit.posts)
    throw new ServiceError('class.posts_full', { fill: { count: classLimit.posts } });
  await countNews(ctx, tx, classId);
}

/** Whatever its members are told of: what is posted, and what is changed again and again. */
export function countNews(ctx: Context, tx: Transaction, classId: string): Promise<void> {
  const limit = { attempts: classLimit.postsPerHour, windowMs: hourMs };
  return countAttempt({ ...ctx, tx }, `classes.post:${classId}`, limit);
}

function emptyPost(ctx: Context, classId: string, kind: PostKind): PostRow {
  return {
    class_id: classId,
    id: newId(ctx.clock.now()),
    kind,
    title: '',
    text: '',
    date: null,
    time: null,
    room: '',
    ...freshStamps(ctx),
  };
}
