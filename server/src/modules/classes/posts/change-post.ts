import type { ClassPost, PostEdit } from '@board/contracts/schemas/classes';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { checkVersion, ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { ownClass } from '../class-rules.ts';
import type { ClassRow } from '../classes.repository.ts';
import { countNews, toPost } from './create-post.ts';
import { planDelivery } from './deliver.ts';
import { withFields } from './post-rules.ts';
import { dropPost, findPost, type PostRow, replacePost } from './posts.repository.ts';

export interface PostPlace {
  id: string;
  post_id: string;
}

export function updatePost(
  ctx: Context,
  place: PostPlace,
  fields: Partial<PostEdit>,
  ifMatch?: number,
): Promise<ClassPost> {
  return write(ctx, ['classes'], async (tx) => {
    const { row, before } = await ownPost(ctx, tx, place);
    checkVersion(toPost(before), ifMatch);
    await countNews(ctx, tx, row.id);
    const changed = withFields(before, fields);
    const after = { ...changed, version: before.version + 1, updated_at: now(ctx) };
    await replacePost(tx, after);
    await planDelivery(ctx, tx, { row, before, after });
    return toPost(after);
  });
}

/** It leaves the boards as well; there it lies in the trash for as long as anything. */
export function withdrawPost(ctx: Context, place: PostPlace): Promise<void> {
  return write(ctx, ['classes'], async (tx) => {
    const { row, before } = await ownPost(ctx, tx, place);
    await dropPost(tx, before);
    await planDelivery(ctx, tx, { row, before });
  });
}

async function ownPost(
  ctx: Context,
  tx: Transaction,
  place: PostPlace,
): Promise<{ row: Pick<ClassRow, 'id' | 'name'>; before: PostRow }> {
  const { id, name } = await ownClass(ctx, tx, place.id);
  const before = await findPost(tx, { class_id: id, id: place.post_id });
  if (!before) throw new ServiceError('class.post_not_found');
  return { row: { id, name }, before };
}
