import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { SignInLinksTable } from '../../../database/tables/identity.ts';

export type LinkRow = Selectable<SignInLinksTable>;

export const { change: changeLink, drop: removeLink } = keyedRows('sign_in_links', [
  'user_id',
  'provider_id',
]);

/** Whose it is that the school calls so. */
export const { find: findLink } = keyedRows('sign_in_links', ['provider_id', 'subject']);

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
