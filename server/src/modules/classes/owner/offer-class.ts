import { classLimit } from '@board/contracts/constants/classes';
import type { Class } from '@board/contracts/schemas/classes';
import { dayMs } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import { audit } from '../../../logs/audit.ts';
import { touch, write } from '../../../writing/transaction.ts';
import { classNews } from '../class-news.ts';
import { ownClass, seenClass } from '../class-rules.ts';
import { heirOf, openMembers, setHeir } from '../members/members.repository.ts';

/** To a member who shows the name: of any other it must not be known who is in it. It is his once he agrees. */
export async function offerClass(
  ctx: Context,
  tell: Tell,
  id: string,
  username: string,
): Promise<Class> {
  const { userId } = ctx.actor;
  const limit = { attempts: classLimit.offersPerDay, windowMs: dayMs };
  await countAttempt(ctx, `classes.offer:${userId}`, limit);
  return write(ctx, ['classes'], async (tx) => {
    const { name, course } = await ownClass(ctx, tx, id);
    const heir = (await openMembers(tx, userId, id)).find((member) => member.username === username);
    if (!heir) throw new ServiceError('class.member_unknown');
    const before = await heirOf(tx, id);
    if (before === heir.user_id) return seenClass(ctx, tx, id);
    if (before !== undefined) await touch(ctx, tx, before, ['classes']);
    await setHeir(tx, id, heir.user_id);
    await touch(ctx, tx, heir.user_id, ['classes']);
    await audit(ctx, tx, { action: 'class.offered', target: id, details: { name, to: username } });
    const news = { kind: 'offered', name, course, by: ctx.actor.username } as const;
    await tell(ctx, tx, { ...classNews(heir.locale, news), userId: heir.user_id });
    return seenClass(ctx, tx, id);
  });
}
