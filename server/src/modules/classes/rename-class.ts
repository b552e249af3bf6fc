import { isBlank } from '@board/contracts/constants/limits';
import type { Class } from '@board/contracts/schemas/classes';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { inTransaction, touch } from '../../writing/transaction.ts';
import { ownClass, seenClass } from './class-rules.ts';
import { changeClassRow } from './classes.repository.ts';
import { membersOf } from './members/members.repository.ts';

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
