import { randomBytes } from 'node:crypto';
import type { TokenArea } from '@board/contracts/constants/api-tokens';
import { webhookLimit } from '@board/contracts/constants/webhooks';
import type { Webhook } from '@board/contracts/schemas/webhooks';
import { type Context, now } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { ServiceError } from '../../errors/errors.ts';
import { isPlain } from '../../outbound/address-rules.ts';
import { checkedUrl } from '../../outbound/outbound.ts';
import { revisionsOf } from '../../writing/transaction.ts';
import { notify } from '../notifications/index.ts';
import { toWebhook } from './list-webhooks.ts';
import { madeNews } from './news.ts';
import { sealTarget } from './send-message.ts';
import { told } from './told.ts';
import { type HookRow, insertHook, listHooks } from './webhooks.repository.ts';

/** The secret leaves the server this once. */
export async function createWebhook(
  ctx: Context,
  { address, name = '', areas }: { address: string; name?: string; areas: readonly TokenArea[] },
): Promise<Webhook & { secret: string }> {
  const url = checkedUrl(address.trim());
  // What stands inside may do without TLS: the operator has named it.
  if (url.protocol !== 'https:' && !isPlain(ctx.config.OUTBOUND_ALLOW_PEOPLE, url))
    throw new ServiceError('webhook.address_insecure');
  const { userId, locale } = ctx.actor;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const chosen = [...new Set(areas)];
  const row = await ctx.database.transaction(async (tx) => {
    const limit = webhookLimit.perPerson;
    // Lines up whoever makes several at once, before they are counted.
    await notify(ctx, tx, madeNews(userId, locale, url.host));
    if ((await listHooks(tx, userId)).length >= limit)
      throw new ServiceError('webhook.full', { fill: { limit } });
    const made: HookRow = {
      user_id: userId,
      id: newId(ctx.clock.now()),
      host: url.host,
      name: name.trim(),
      target: sealTarget(ctx, userId, { address: url.href, secret }),
      areas: chosen.join(' '),
      told: JSON.stringify(told(chosen, (await revisionsOf(tx, userId)) ?? {})),
      created_at: now(ctx),
      ...fresh,
      last_at: null,
      last_status: null,
    };
    await insertHook(tx, made);
    return made;
  });
  return { ...toWebhook(row, ctx.locale), secret };
}

export const fresh = {
  is_off: 0,
  failing_since: null,
  failures: 0,
  failure: null,
  next_try_at: null,
} as const;
