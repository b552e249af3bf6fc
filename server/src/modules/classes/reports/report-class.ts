import { classLimit } from '@board/contracts/constants/classes';
import { adminRoles } from '@board/contracts/constants/roles';
import { dayMs } from '@board/time';
import type { Tell } from '../../../area/tell.ts';
import { type Context, now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import { writeSystemLog } from '../../../logs/system-log.ts';
import { actAs } from '../../../people/act-as.ts';
import { single } from '../../../writing/transaction.ts';
import { activeUserIds } from '../../users/index.ts';
import { classNews } from '../class-news.ts';
import { seenClass } from '../class-rules.ts';
import { findClass } from '../classes.repository.ts';
import { postsOf } from '../posts/posts.repository.ts';
import { insertReport } from './reports.repository.ts';

/** A handful of each role is told, the log keeps it for all. */
const told = 20;

/** Of what was posted last, for they who judge are not in it. */
const shown = { page: 1, limit: 5, offset: 0 };

/** By a member, to those who administrate: it stands in their console, with what was posted, until one answers. */
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
    const row = await findClass(tx, { id });
    if (!row) throw new ServiceError('class.not_found');
    const posts = await postsOf(tx, userId, id, shown);
    await insertReport(tx, {
      id: newId(ctx.clock.now()),
      class_id: id,
      name,
      owner_id: row.owner_id,
      reporter_id: userId,
      text,
      posts: JSON.stringify(posts.map((post) => ({ title: post.title, text: post.text }))),
      created_at: now(ctx),
      answered_at: null,
      answered_by: null,
      answer: null,
    });
    for (const role of adminRoles)
      for (const admin of await activeUserIds(tx, { role, after: '', limit: told })) {
        const person = await actAs({ ...ctx, tx }, admin);
        // Not to whom it is about.
        if (person && person.actor.username !== teacher)
          await tell(ctx, tx, { ...classNews(person.actor.locale, event), userId: admin });
      }
  });
}
