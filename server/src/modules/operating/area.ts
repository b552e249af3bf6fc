import type { Area } from '../../area/area.ts';
import { operatingRoutes } from './operating.routes.ts';

export const area: Area = {
  routes: operatingRoutes,
};
