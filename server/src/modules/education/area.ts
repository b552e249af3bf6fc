import type { Area } from '../../area/area.ts';
import { educationRoutes } from './education.routes.ts';
import { exportOf } from './export-of.ts';

export const area: Area = {
  routes: educationRoutes,
  exportOf,
};
