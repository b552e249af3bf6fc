import type { Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import type { ApiTokensTable } from '../../database/tables/identity.ts';

export type ApiTokenRow = Selectable<ApiTokensTable>;

export const {
  insert: insertToken,
  drop: deleteToken,
  dropAll: dropTokens,
} = ownThings('api_tokens');

/** Of somebody: how many there are is bounded, so they come whole. */
export function listTokens(connection: Connection, userId: string): Promise<ApiTokenRow[]> {
  return connection.query
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
