import type { Area } from '../../area/area.ts';
import { ownedPart } from '../../area/export-part.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { toProposal } from './proposals/proposals.repository.ts';

export const area: Area = {
  routes(app, house) {
    assistantRoutes(app, house);
    mcpRoutes(app, house);
  },
  exportOf: (ctx) => [ownedPart(ctx, 'assistant_proposals', toProposal)],
  alsoHolds: ['assistant_usage'],
  capability: 'ai',
};
