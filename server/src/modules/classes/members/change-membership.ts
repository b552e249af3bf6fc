import type { Scope } from '@board/contracts/calls/call';
import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { breathing } from '../../../turns/breathing.ts';
import { single } from '../../../writing/transaction.ts';
import { updateExam } from '../../exams/index.ts';
import { updateTask } from '../../tasks/index.ts';
import { checkTeacher, seenClass, writeBesideOwner } from '../class-rules.ts';
import { findClass } from '../classes.repository.ts';
import { moveRooms } from '../posts/land.ts';
import { changeMember, dropMember, landedIn } from './members.repository.ts';

type Change = Partial<Pick<Class, 'shows_name' | 'muted' | 'course'>> & { teacher?: string };

/** The consent, given or taken back; whether one is told; and which of one's courses it is. */
export function changeMembership(
  ctx: Context,
  id: string,
  { shows_name: showsName, teacher, muted, course }: Change,
): Promise<Class> {
  const { userId } = ctx.actor;
  const scopes = course === undefined ? [] : (['courses', 'exams', 'tasks'] as const);
  return writeAsMember(ctx, id, ['classes', ...scopes], async (tx) => {
    const before = await seenClass(ctx, tx, id);
    if (before.teacher === null) throw new ServiceError('class.not_found');
    // Hiding the name is never refused.
    if (showsName) checkTeacher(before, { shows_name: showsName, teacher });
    const member = { user_id: userId, class_id: id };
    // Who hides the name is offered nothing any more.
    const offered = showsName ? {} : { is_heir: 0 as const };
    if (showsName !== undefined)
      await changeMember(tx, member, { shows_name: flag(showsName), ...offered });
    if (muted !== undefined) await changeMember(tx, member, { muted: flag(muted) });
    if (course !== undefined) await moveTo({ ...ctx, tx }, before, course.trim());
    return seenClass(ctx, tx, id);
  });
}

async function moveTo(
  ctx: Context & { tx: Transaction },
  { id, course: from }: Class,
  course: string,
): Promise<void> {
  const { userId } = ctx.actor;
  if (course === '' || course === from) return;
  await changeMember(ctx.tx, { user_id: userId, class_id: id }, { course });
  const { tasks, exams } = await landedIn(ctx.tx, userId, id, from);
  const breathe = breathing();
  for (const task of tasks) {
    await breathe();
    await updateTask(ctx, task, { course });
  }
  for (const exam of exams) {
    await breathe();
    await updateExam(ctx, exam, { course });
  }
  await moveRooms(ctx, id, { from, to: course });
}

/** What came to the board stays there and is followed no more. */
export function leaveClass(ctx: Context, id: string): Promise<void> {
  return writeAsMember(ctx, id, ['classes'], async (tx) => {
    const member = { user_id: ctx.actor.userId, class_id: id };
    if (!(await dropMember(tx, member))) throw new ServiceError('class.not_found');
  });
}

async function writeAsMember<T>(
  ctx: Context,
  id: string,
  scopes: readonly Scope[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const row = await findClass(single(ctx), { id });
  if (!row) throw new ServiceError('class.not_found');
  return writeBesideOwner(ctx, scopes, row, work);
}
