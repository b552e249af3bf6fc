import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { readAllRows } from './notifications.repository.ts';

export function readAllNotifications(ctx: Context): Promise<number> {
  return write(ctx, ['notifications'], (tx) => readAllRows(tx, ctx.actor.userId));
}
