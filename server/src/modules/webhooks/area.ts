import type { Area } from '../../area/area.ts';
import { ownedPart } from '../../area/export-part.ts';
import { toWebhook } from './list-webhooks.ts';
import { dropHooks } from './webhooks.repository.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export const area: Area = {
  routes: webhookRoutes,
  // Without the address, which is as good as a key.
  exportOf: (ctx) => [ownedPart(ctx, 'webhooks', (row) => toWebhook(row, ctx.locale))],
  endsWithPassword: dropHooks,
};
