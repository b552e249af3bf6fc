import type { Area } from '../../area/area.ts';
import { adminRoutes } from './admin.routes.ts';
import { auditJobs } from './audit/send-audit.ts';

export const area: Area = {
  routes: adminRoutes,
  jobs: auditJobs,
  alsoHolds: ['audit_log'],
  capability: 'admin',
};
