import * as calls from '@board/contracts/calls/api-tokens';
import { apiTokenSchemas as schemas } from '@board/contracts/schemas/api-tokens';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';
import { oauthRoutes } from './oauth/oauth.routes.ts';

export function apiTokenRoutes(app: App): void {
  oauthRoutes(app);
  serve(app, calls.listApiTokens, schemas.listApiTokens, (ctx) => listApiTokens(ctx));
  serve(app, calls.createApiToken, schemas.createApiToken, (ctx, { body }) =>
    createApiToken(ctx, body),
  );
  serve(app, calls.revokeApiToken, schemas.revokeApiToken, async (ctx, { params }) => {
    await revokeApiToken(ctx, params.id);
    return { success: true };
  });
}
