import type { Area } from '../../area.ts';
import { adminRoutes } from './admin.routes.ts';

export const area: Area = {
  routes: adminRoutes,
  alsoHolds: ['audit_log'],
  capability: 'admin',
};
