import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { Tell } from '../../tell.ts';
import { touch, write } from '../../transaction.ts';
import { classNews } from './class-news.ts';
import { ownClass } from './class-rules.ts';
import { changeClassRow } from './classes.repository.ts';
import { dropMember, insertMember, membersOf, openMembers } from './members/members.repository.ts';

/** To a member who shows the name: of any other it must not be known who is in it. He who gave it stays in it. */
export function handOverClass(
  ctx: Context,
  tell: Tell,
  id: string,
  username: string,
): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['classes'], async (tx) => {
    const row = await ownClass(ctx, tx, id);
    const heir = (await openMembers(tx, userId, id)).find((member) => member.username === username);
    if (!heir) throw new ServiceError('class.member_unknown');
    await dropMember(tx, heir.user_id, id);
    await insertMember(ctx, tx, { classId: id, userId, course: row.course, showsName: true });
    await changeClassRow(tx, row, { owner_id: heir.user_id });
    await touch(ctx, tx, heir.user_id, ['classes']);
    for (const member of await membersOf(tx, id)) await touch(ctx, tx, member.user_id, ['classes']);
    const { name, course } = row;
    const news = { kind: 'handed over', name, course, by: ctx.actor.username } as const;
    await tell(ctx, tx, { ...classNews(heir.locale, news), userId: heir.user_id });
  });
}
