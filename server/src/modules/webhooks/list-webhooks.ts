import type { TokenArea } from '@board/contracts/constants/api-tokens';
import type { Locale } from '@board/contracts/constants/locales';
import type { Webhook } from '@board/contracts/schemas/webhooks';
import type { Context } from '../../context/context.ts';
import { failureText } from '../../errors/kept-failure.ts';
import { single } from '../../writing/transaction.ts';
import { type HookRow, listHooks } from './webhooks.repository.ts';

export async function listWebhooks(ctx: Context): Promise<{ items: Webhook[] }> {
  const rows = await listHooks(single(ctx), ctx.actor.userId);
  return { items: rows.map((row) => toWebhook(row, ctx.locale)) };
}

/** As its owner sees it. */
export const toWebhook = (row: HookRow, locale: Locale): Webhook => ({
  id: row.id,
  host: row.host,
  name: row.name,
  areas: areasOf(row),
  created_at: row.created_at,
  is_off: row.is_off === 1,
  failing_since: row.failing_since,
  failures: row.failures,
  problem: row.failure && failureText(row.failure, locale),
  next_try_at: row.is_off === 1 ? null : row.next_try_at,
  last_at: row.last_at,
  last_status: row.last_status,
});

export const areasOf = ({ areas }: Pick<HookRow, 'areas'>) => areas.split(' ') as TokenArea[];
