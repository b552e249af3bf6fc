import { type Context, now } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countOutgoing } from '../../limits/throttle.ts';
import { single, tellWebhooks } from '../../writing/transaction.ts';
import { fresh } from './create-webhook.ts';
import { sendMessage } from './send-message.ts';
import { changeHook, findHook } from './webhooks.repository.ts';

/** What works again hears at once what it has missed. */
export async function tryWebhook(ctx: Context, id: string): Promise<{ said: string }> {
  const { userId } = ctx.actor;
  const hook = await findHook(single(ctx), userId, id);
  if (!hook) throw new ServiceError('webhook.not_found');
  await countOutgoing(ctx, `https://${hook.host}`);
  const time = ctx.clock.now();
  const message = { id: `msg_${newId(time)}`, type: 'board.test', data: {} } as const;
  const { status, said } = await sendMessage(ctx, hook, message);
  await ctx.database.transaction(async (tx) => {
    await changeHook(tx, hook, { ...fresh, last_at: now(ctx), last_status: status });
    await tellWebhooks(ctx, tx, userId, time);
  });
  return { said };
}
