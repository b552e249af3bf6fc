import type { Area } from '../../area/area.ts';
import { systemRoutes } from './system.routes.ts';

export const area: Area = {
  routes: systemRoutes,
  alsoHolds: ['revisions', 'idempotency_keys'],
};
