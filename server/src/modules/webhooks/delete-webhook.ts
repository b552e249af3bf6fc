import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { deleteHook } from './webhooks.repository.ts';

export async function deleteWebhook(ctx: Context, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    if (!(await deleteHook(tx, ctx.actor.userId, id))) throw new ServiceError('webhook.not_found');
  });
}
