import { isBlank } from '@board/contracts/constants/limits';
import type { Class } from '@board/contracts/schemas/classes';
import { type Context, now } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { checkOneMore, newCode, seenClass } from './class-rules.ts';
import { insertClass } from './classes.repository.ts';

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
