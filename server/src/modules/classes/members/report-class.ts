import { classLimit } from '@board/contracts/constants/classes';
import { adminRoles } from '@board/contracts/constants/roles';
import { dayMs } from '@board/time';
import { actAs } from '../../../act-as.ts';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { writeSystemLog } from '../../../system-log.ts';
import type { Tell } from '../../../tell.ts';
import { countAttempt } from '../../../throttle.ts';
import { single } from '../../../transaction.ts';
import { activeUserIds } from '../../users/index.ts';
import { classNews } from '../class-news.ts';
import { seenClass } from '../class-rules.ts';

/** A handful of each role is told, the log keeps it for all. */
const told = 20;

/** By a member, to those who administrate: they know whose it is, and can shut him out. */
export async function reportClass(
  ctx: Context,
  tell: Tell,
  id: string,
  text: string,
): Promise<void> {
  const { userId, username } = ctx.actor;
  const { name, course, teacher } = await seenClass(ctx, single(ctx), id);
  if (teacher === null) throw new ServiceError('class.not_found');
  const limit = { attempts: classLimit.reportsPerDay, windowMs: dayMs };
  await countAttempt(ctx, `classes.report:${userId}`, limit);
  const event = { kind: 'reported', name, course, by: username, teacher, text } as const;
  const { title, message } = classNews(ctx.locale, event);
  await writeSystemLog(ctx, {
    level: 'warning',
    module: 'classes',
    message: `${title}\n${message}`,
  });
  await ctx.database.transaction(async (tx) => {
    for (const role of adminRoles)
      for (const admin of await activeUserIds(tx, { role, after: '', limit: told })) {
        const person = await actAs({ ...ctx, tx }, admin);
        // Not to whom it is about.
        if (person && person.actor.username !== teacher)
          await tell(ctx, tx, { ...classNews(person.actor.locale, event), userId: admin });
      }
  });
}
