import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { touch, write } from '../../writing/transaction.ts';
import { ownClass } from './class-rules.ts';
import { type ClassRow, classesOwnedBy, dropClass, ownersAround } from './classes.repository.ts';
import { planDelivery } from './posts/deliver.ts';

/** Its members are told, and what came to their boards is theirs. */
export function closeClass(ctx: Context, id: string): Promise<void> {
  return write(ctx, ['classes'], async (tx) => close(ctx, tx, await ownClass(ctx, tx, id)));
}

/** All that somebody has whose account is about to go; those whose he is in count one less. */
export async function closeClassesOf(ctx: Context, tx: Transaction, userId: string): Promise<void> {
  for (const owner of await ownersAround(tx, userId)) await touch(ctx, tx, owner, ['classes']);
  for (const row of await classesOwnedBy(tx, userId)) await close(ctx, tx, row);
}

export async function close(ctx: Context, tx: Transaction, row: ClassRow): Promise<void> {
  await planDelivery(ctx, tx, { row: { id: row.id, name: row.name } });
  await dropClass(tx, row);
}
