import type { Class } from '@board/contracts/schemas/classes';
import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { touch, write } from '../../../writing/transaction.ts';
import { seenClass } from '../class-rules.ts';
import { findClass } from '../classes.repository.ts';
import { heirOf, setHeir } from '../members/members.repository.ts';
import { tellOwner } from './tell-owner.ts';

/** Taken back by who made it, or declined by whom it was made to. */
export function endClassOffer(ctx: Context, tell: Tell, id: string): Promise<Class> {
  return write(ctx, ['classes'], async (tx) => {
    const { name, heir, teacher } = await seenClass(ctx, tx, id);
    const [row, heirId] = [await findClass(tx, { id }), await heirOf(tx, id)];
    if (!row || heir === null || heirId === undefined) throw new ServiceError('class.not_offered');
    await touch(ctx, tx, teacher === null ? heirId : row.owner_id, ['classes']);
    await setHeir(tx, id, null);
    await audit(ctx, tx, { action: 'class.offer_ended', target: id, details: { name, to: heir } });
    if (teacher !== null) await tellOwner(ctx, tx, tell, { row, kind: 'declined' });
    return seenClass(ctx, tx, id);
  });
}
