import { actAs } from '../../../act-as.ts';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import type { Tell } from '../../../tell.ts';
import { inTransaction, single, touch } from '../../../transaction.ts';
import { classNews } from '../class-news.ts';
import { ownClass } from '../class-rules.ts';
import { dropMember, openMembers } from './members.repository.ts';

/** By who has the class, of those whose names he may know. What came to the board stays there. */
export async function removeMember(
  ctx: Context,
  tell: Tell,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const { userId, username: by } = ctx.actor;
  const { name, course } = await ownClass(ctx, single(ctx), id);
  const known = await openMembers(single(ctx), userId, id);
  const member = known.find((each) => each.username === username);
  if (!member) throw new ServiceError('class.member_unknown');
  await inTransaction(ctx, async (tx) => {
    for (const each of [userId, member.user_id].toSorted()) await touch(ctx, tx, each, ['classes']);
    await ownClass(ctx, tx, id);
    if (!(await dropMember(tx, member.user_id, id))) throw new ServiceError('class.member_unknown');
    const person = await actAs({ ...ctx, tx }, member.user_id);
    if (!person) return;
    const news = classNews(person.actor.locale, { kind: 'removed', name, course, by });
    await tell(ctx, tx, { ...news, userId: member.user_id });
  });
}
