import type { Area } from '../../area/area.ts';
import { ownedPart } from '../../area/export-part.ts';
import { dropTokens } from './api-tokens.repository.ts';
import { apiTokenRoutes } from './api-tokens.routes.ts';
import { toApiToken } from './api-tokens.ts';

export const area: Area = {
  routes: apiTokenRoutes,
  // Without the hash.
  exportOf: (ctx) => [ownedPart(ctx, 'api_tokens', toApiToken)],
  alsoHolds: ['oauth_grants'],
  endsWithPassword: dropTokens,
};
