import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { OAuthGrantsTable } from '../../../database/tables/identity.ts';

export type GrantRow = Selectable<OAuthGrantsTable>;

export const { insert: insertGrant } = keyedRows('oauth_grants', ['family_hash']);

/** With the token that it renews. */
export function findGrant({ query }: Connection, familyHash: string) {
  return query
    .selectFrom('oauth_grants as grant')
    .innerJoin('api_tokens as token', (join) =>
      join.onRef('token.user_id', '=', 'grant.user_id').onRef('token.id', '=', 'grant.token_id'),
    )
    .selectAll('grant')
    .select(['token.scopes', 'token.expires_at'])
    .where('grant.family_hash', '=', familyHash)
    .executeTakeFirst();
}

/** False where another request was quicker with the same key. */
export async function turnKey(
  tx: Transaction,
  { user_id, token_id, key_hash }: Pick<GrantRow, 'user_id' | 'token_id' | 'key_hash'>,
  next: Pick<GrantRow, 'key_hash' | 'key_until'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.query
    .updateTable('oauth_grants')
    .set({ ...next, challenge: '' })
    .where('user_id', '=', user_id)
    .where('token_id', '=', token_id)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The grant of whoever holds this access token. */
export function findGrantByToken({ query }: Connection, tokenHash: string) {
  return query
    .selectFrom('oauth_grants as grant')
    .innerJoin('api_tokens as token', (join) =>
      join.onRef('token.user_id', '=', 'grant.user_id').onRef('token.id', '=', 'grant.token_id'),
    )
    .select(['grant.user_id', 'grant.token_id', 'grant.client_hash'])
    .where('token.token_hash', '=', tokenHash)
    .executeTakeFirst();
}
