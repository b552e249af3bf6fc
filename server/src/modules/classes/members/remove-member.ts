import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { actAs } from '../../../people/act-as.ts';
import { inTransaction, single, touch } from '../../../writing/transaction.ts';
import { classNews } from '../class-news.ts';
import { ownClass } from '../class-rules.ts';
import { dropMember, openMembers, unnamedMembers } from './members.repository.ts';

/** By who has the class, of those whose names he may know. What came to the board stays there. */
export async function removeMember(
  ctx: Context,
  tell: Tell,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const known = await openMembers(single(ctx), ctx.actor.userId, id);
  await remove(ctx, tell, id, known.find((each) => each.username === username)?.user_id);
}

/** And of those who hide it: who it was is said to nobody. */
export async function removeUnnamed(
  ctx: Context,
  tell: Tell,
  { id, joined_at }: { id: string; joined_at: string },
): Promise<void> {
  const unnamed = await unnamedMembers(single(ctx), ctx.actor.userId, id);
  await remove(ctx, tell, id, unnamed.find((each) => each.joined_at === joined_at)?.user_id);
}

async function remove(
  ctx: Context,
  tell: Tell,
  id: string,
  memberId: string | undefined,
): Promise<void> {
  const { userId, username: by } = ctx.actor;
  const { name, course } = await ownClass(ctx, single(ctx), id);
  if (memberId === undefined) throw new ServiceError('class.member_unknown');
  await inTransaction(ctx, async (tx) => {
    for (const each of [userId, memberId].toSorted()) await touch(ctx, tx, each, ['classes']);
    await ownClass(ctx, tx, id);
    if (!(await dropMember(tx, { user_id: memberId, class_id: id })))
      throw new ServiceError('class.member_unknown');
    const person = await actAs({ ...ctx, tx }, memberId);
    if (!person) return;
    const news = classNews(person.actor.locale, { kind: 'removed', name, course, by });
    await tell(ctx, tx, { ...news, userId: memberId });
  });
}
