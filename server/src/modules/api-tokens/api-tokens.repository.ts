import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import type { ApiTokensTable } from '../../database/tables/identity.ts';

export type ApiTokenRow = Selectable<ApiTokensTable>;

/** Of somebody: how many there are is bounded, so they come whole. */
export function listTokens(connection: Connection, userId: string): Promise<ApiTokenRow[]> {
  return connection.query
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertToken(tx: Transaction, row: ApiTokenRow): Promise<void> {
  await tx.query.insertInto('api_tokens').values(row).execute();
}

export function deleteToken(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ApiTokenRow | undefined> {
  return tx.query
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function dropTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}
