import type { Area } from '../../area/area.ts';
import { mapped, ownedRows } from '../../area/export-part.ts';
import { dropTokens } from './api-tokens.repository.ts';
import { apiTokenRoutes } from './api-tokens.routes.ts';
import { toApiToken } from './api-tokens.ts';

export const area: Area = {
  routes: apiTokenRoutes,
  // Without the hash.
  exportOf: (ctx) => [
    {
      file: 'api-tokens.json',
      tables: ['api_tokens'],
      items: mapped(ownedRows(ctx, 'api_tokens'), toApiToken),
    },
  ],
  alsoHolds: ['oauth_grants'],
  endsWithPassword: dropTokens,
};
