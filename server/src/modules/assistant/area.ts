import type { Area } from '../../area/area.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { exportOf } from './export-of.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';

export const area: Area = {
  routes(app, house) {
    assistantRoutes(app, house);
    mcpRoutes(app, house);
  },
  exportOf,
  alsoHolds: ['assistant_usage'],
  capability: 'ai',
};
