import * as calls from '@board/contracts/calls/api-tokens';
import { apiTokenSchemas as schemas } from '@board/contracts/schemas/api-tokens';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';

export function apiTokenRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  oauthRoutes(app);
  serve('listApiTokens', (ctx) => listApiTokens(ctx));
  serve('createApiToken', (ctx, { body }) => createApiToken(ctx, body));
  serve('revokeApiToken', (ctx, { params }) => done(revokeApiToken(ctx, params.id)));
}
