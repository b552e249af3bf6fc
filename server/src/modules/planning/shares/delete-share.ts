import { type Context, now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { dropShare } from './shares.repository.ts';

/** It shows nothing from now on. */
export async function deleteShare(ctx: Context, id: string): Promise<void> {
  await write(ctx, ['planning'], async (tx) => {
    const found = await dropShare(tx, { userId: ctx.actor.userId, id, now: now(ctx) });
    if (!found) throw new ServiceError('planning.share_over');
  });
}
