import type { Class } from '@board/contracts/schemas/classes';
import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { actAs } from '../../../people/act-as.ts';
import { touch, write } from '../../../writing/transaction.ts';
import { seenClass } from '../class-rules.ts';
import { changeClassRow, findClass } from '../classes.repository.ts';
import {
  dropMember,
  heirOf,
  hideNames,
  insertMember,
  membersOf,
} from '../members/members.repository.ts';
import { planDelivery } from '../posts/deliver.ts';
import { addAhead } from '../posts/land.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * The consent of whom it was offered to. He who gave it stays in it. Names were shown to him alone: each
 * member is told whose it is now, and shows the own name to nobody until he says so again.
 */
export function takeOverClass(ctx: Context, tell: Tell, id: string): Promise<Class> {
  const { userId } = ctx.actor;
  return write(ctx, ['classes'], async (tx) => {
    const { name, teacher } = await seenClass(ctx, tx, id);
    const row = await findClass(tx, { id });
    if (!row || teacher === null) throw new ServiceError('class.not_offered');
    // In a row with the offer's being taken back: what is read after it stays true.
    await touch(ctx, tx, row.owner_id, ['classes']);
    if ((await heirOf(tx, id)) !== userId) throw new ServiceError('class.not_offered');
    await dropMember(tx, { user_id: userId, class_id: id });
    await changeClassRow(tx, row, { owner_id: userId });
    for (const member of await membersOf(tx, id)) await touch(ctx, tx, member.user_id, ['classes']);
    await hideNames(tx, id);
    const handedOver = { to: ctx.actor.username, id: newId(ctx.clock.now()) };
    await planDelivery(ctx, tx, { row: { id, name }, handedOver });
    const { owner_id: before, course } = row;
    await insertMember(ctx, tx, { classId: id, userId: before, course, showsName: false });
    const former = await actAs({ ...ctx, tx }, before);
    if (former) await addAhead({ ...former, tx }, id, { course, className: name });
    await audit(ctx, tx, {
      action: 'class.taken_over',
      target: id,
      details: { name, from: teacher },
    });
    await tellOwner(ctx, tx, tell, { row, kind: 'taken over' });
    return seenClass(ctx, tx, id);
  });
}
