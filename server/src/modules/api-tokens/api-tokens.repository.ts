import type { Selectable } from 'kysely';
import { ownThings } from '../../database/own-things.ts';
import type { ApiTokensTable } from '../../database/tables/identity.ts';

export type ApiTokenRow = Selectable<ApiTokensTable>;

export const {
  all: listTokens,
  insert: insertToken,
  change: changeToken,
  drop: deleteToken,
  dropAll: dropTokens,
} = ownThings('api_tokens');
