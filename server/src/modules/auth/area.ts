import type { Area } from '../../area.ts';
import { authRoutes } from './auth.routes.ts';
import { exportOf } from './export-of.ts';

export const area: Area = {
  routes: authRoutes,
  exportOf,
};
