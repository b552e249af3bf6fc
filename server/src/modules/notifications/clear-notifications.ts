import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { clearRows } from './notifications.repository.ts';

export function clearNotifications(ctx: Context): Promise<number> {
  return write(ctx, ['notifications'], (tx) => clearRows(tx, ctx.actor.userId));
}
