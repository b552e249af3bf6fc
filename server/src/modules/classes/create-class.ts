import { isBlank } from '@board/contracts/constants/limits';
import type { Class } from '@board/contracts/schemas/classes';
import { type Context, now } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { inTransaction, touch, write } from '../../transaction.ts';
import { checkOneMore, newCode, ownClass, seenClass } from './class-rules.ts';
import { changeClassRow, insertClass } from './classes.repository.ts';
import { membersOf } from './members/members.repository.ts';

/** Teachers and students alike: a class has a representative as often as a teacher. */
export function createClass(
  ctx: Context,
  { name, course }: { name: string; course: string },
): Promise<Class> {
  if (isBlank(name)) throw new ServiceError('class.name_required');
  return write(ctx, ['classes'], async (tx) => {
    await checkOneMore(ctx, tx);
    const id = newId(ctx.clock.now());
    await insertClass(tx, {
      id,
      owner_id: ctx.actor.userId,
      name: name.trim(),
      course: course.trim(),
      code: newCode(),
      created_at: now(ctx),
    });
    return seenClass(ctx, tx, id);
  });
}

/** Its members see it called so at once; moved by the order of ids, no two of them wait for each other. */
export function renameClass(ctx: Context, id: string, name: string): Promise<Class> {
  if (isBlank(name)) throw new ServiceError('class.name_required');
  return inTransaction(ctx, async (tx) => {
    const row = await ownClass(ctx, tx, id);
    const all = [row.owner_id, ...(await membersOf(tx, id)).map((member) => member.user_id)];
    for (const each of all.toSorted()) await touch(ctx, tx, each, ['classes']);
    await changeClassRow(tx, row, { name: name.trim() });
    return seenClass(ctx, tx, id);
  });
}

/** For a code that went where it should not: with the old one nobody joins any more. */
export function renewClassCode(ctx: Context, id: string): Promise<Class> {
  return write(ctx, ['classes'], async (tx) => {
    await changeClassRow(tx, await ownClass(ctx, tx, id), { code: newCode() });
    return seenClass(ctx, tx, id);
  });
}
