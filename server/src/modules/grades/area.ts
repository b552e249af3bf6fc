import type { Area } from '../../area/area.ts';
import { exportOf } from './export-of.ts';
import { gradeRoutes } from './grades.routes.ts';
import { gradeIntents } from './intents.ts';
import { listGradesTool } from './tools.ts';

export const area: Area = {
  routes: gradeRoutes,
  exportOf,
  tools: [listGradesTool],
  intents: gradeIntents,
};
