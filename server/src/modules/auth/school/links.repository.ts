import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import type { SignInLinksTable } from '../../../database/tables/identity.ts';

export type LinkRow = Selectable<SignInLinksTable>;

export function findLink(
  connection: Connection,
  providerId: string,
  subject: string,
): Promise<LinkRow | undefined> {
  return connection.query
    .selectFrom('sign_in_links')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export function linksOf(connection: Connection, userId: string): Promise<LinkRow[]> {
  return connection.query
    .selectFrom('sign_in_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute();
}

/** Answers what went, as it was in the end. */
export function removeLinksTo(tx: Transaction, providerId: string): Promise<LinkRow[]> {
  return tx.query
    .deleteFrom('sign_in_links')
    .where('provider_id', '=', providerId)
    .returningAll()
    .execute();
}

/** False when one of the two is connected already. */
export async function insertLink(tx: Transaction, row: LinkRow): Promise<boolean> {
  const added = await tx.query
    .insertInto('sign_in_links')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False when it was disconnected in the same moment. */
export async function markUsed(
  tx: Transaction,
  { user_id, provider_id }: Pick<LinkRow, 'user_id' | 'provider_id'>,
  change: Pick<LinkRow, 'last_used_at' | 'role'>,
): Promise<boolean> {
  const marked = await tx.query
    .updateTable('sign_in_links')
    .set(change)
    .where('user_id', '=', user_id)
    .where('provider_id', '=', provider_id)
    .returning('provider_id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function removeLink(
  tx: Transaction,
  userId: string,
  providerId: string,
): Promise<boolean> {
  const removed = await tx.query
    .deleteFrom('sign_in_links')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .returning('provider_id')
    .executeTakeFirst();
  return removed !== undefined;
}
