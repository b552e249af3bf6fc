import { classLimit } from '@board/contracts/constants/classes';
import type { Class } from '@board/contracts/schemas/classes';
import { hourMs } from '@board/time';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { countAttempt } from '../../../throttle.ts';
import { single } from '../../../transaction.ts';
import { checkOneMore, seenClass, writeBesideOwner } from '../class-rules.ts';
import { type ClassRow, classesOf, findClassByCode } from '../classes.repository.ts';
import { addAhead } from '../posts/land.ts';
import { insertMember } from './members.repository.ts';

export interface Joining {
  code: string;
  shows_name: boolean;
  course?: string;
}

/** Who joins finds on the board what is still ahead of the class. */
export async function joinClass(
  ctx: Context,
  { code, shows_name: showsName, course }: Joining,
): Promise<Class> {
  const { userId } = ctx.actor;
  const limit = { attempts: classLimit.joinsPerHour, windowMs: hourMs };
  await countAttempt(ctx, `classes.join:${userId}`, limit);
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const row = await theClass(single(ctx), typed);
  if (row.owner_id === userId) throw new ServiceError('class.own');
  // In a row with what is posted and who else joins: nothing of either is missed.
  return writeBesideOwner(ctx, ['classes', 'courses', 'exams', 'tasks'], row, async (tx) => {
    const found = await theClass(tx, typed);
    const [there] = await classesOf(tx, userId, found.id);
    if (there) return there;
    await checkOneMore(ctx, tx);
    const own = course?.trim() || found.course;
    await insertMember(ctx, tx, { classId: found.id, userId, course: own, showsName });
    const joined = await seenClass(ctx, tx, found.id);
    if (joined.members > classLimit.members)
      throw new ServiceError('class.full', { fill: { count: classLimit.members } });
    await addAhead({ ...ctx, tx }, found.id, { course: own, className: found.name });
    return joined;
  });
}

async function theClass(connection: Connection, code: string): Promise<ClassRow> {
  const found = await findClassByCode(connection, code);
  if (!found) throw new ServiceError('class.code_unknown');
  return found;
}
