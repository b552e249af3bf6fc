import type { Context } from '../../context.ts';
import { write } from '../../transaction.ts';
import { clearRows } from './notifications.repository.ts';

export function clearNotifications(ctx: Context): Promise<number> {
  return write(ctx, ['notifications'], (tx) => clearRows(tx, ctx.actor.userId));
}
