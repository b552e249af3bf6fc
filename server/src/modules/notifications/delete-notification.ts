import type { Context } from '../../context/context.ts';
import { write } from '../../writing/transaction.ts';
import { found } from './change-notification.ts';
import { deleteRow } from './notifications.repository.ts';

export async function deleteNotification(
  ctx: Context,
  id: string,
  ifMatch?: number,
): Promise<void> {
  await write(ctx, ['notifications'], async (tx) =>
    deleteRow(tx, await found(ctx, tx, id, ifMatch)),
  );
}
