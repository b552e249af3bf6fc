import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/classes';
import { classLimit } from '@board/contracts/constants/classes';
import type { Class } from '@board/contracts/schemas/classes';
import { hourMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import { single } from '../../../writing/transaction.ts';
import { findUser } from '../../users/index.ts';
import { checkOneMore, checkTeacher, seenClass, writeBesideOwner } from '../class-rules.ts';
import { type ClassRow, classesOf, findClassByCode } from '../classes.repository.ts';
import { addAhead } from '../posts/land.ts';
import { insertMember } from './members.repository.ts';

type Joining = BodyOf<typeof calls.joinClass>;

/** Who joins finds on the board what is still ahead of the class. */
export async function joinClass(ctx: Context, { code, course, ...said }: Joining): Promise<Class> {
  const { userId } = ctx.actor;
  const limit = { attempts: classLimit.joinsPerHour, windowMs: hourMs };
  await countAttempt(ctx, `classes.join:${userId}`, limit);
  const row = await theClass(single(ctx), typed(code));
  if (row.owner_id === userId) throw new ServiceError('class.own');
  // In a row with what is posted and who else joins: nothing of either is missed.
  return writeBesideOwner(ctx, ['classes', 'courses', 'exams', 'tasks'], row, async (tx) => {
    const found = await theClass(tx, typed(code));
    const [there] = await classesOf(tx, userId, found.id);
    if (there) return there;
    await checkOneMore(ctx, tx);
    const own = course?.trim() || found.course;
    await insertMember(ctx, tx, {
      classId: found.id,
      userId,
      course: own,
      showsName: said.shows_name,
    });
    const joined = await seenClass(ctx, tx, found.id);
    checkTeacher(joined, said);
    if (joined.members > classLimit.members)
      throw new ServiceError('class.full', { fill: { count: classLimit.members } });
    await addAhead({ ...ctx, tx }, found.id, { course: own, className: found.name });
    return joined;
  });
}

/** Which class a code is of, so that one knows to whom a consent would go. As bounded as joining. */
export async function lookAtClass(
  ctx: Context,
  code: string,
): Promise<{ name: string; course: string; teacher: string }> {
  const limit = { attempts: classLimit.joinsPerHour, windowMs: hourMs };
  await countAttempt(ctx, `classes.look:${ctx.actor.userId}`, limit);
  const { name, course, owner_id } = await theClass(single(ctx), typed(code));
  const owner = await findUser(single(ctx), owner_id);
  return { name, course, teacher: owner?.username ?? '' };
}

const typed = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

async function theClass(connection: Connection, code: string): Promise<ClassRow> {
  const found = await findClassByCode(connection, code);
  if (!found) throw new ServiceError('class.code_unknown');
  return found;
}
