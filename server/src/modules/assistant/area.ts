import type { Area } from '../../area.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { exportOf } from './export-of.ts';
import { freeTimeTool } from './tools/free-time.ts';

export const area: Area = {
  routes: assistantRoutes,
  exportOf,
  alsoHolds: ['assistant_usage'],
  tools: [freeTimeTool],
  capability: 'ai',
};
