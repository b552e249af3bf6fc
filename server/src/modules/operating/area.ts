import type { Area } from '../../area.ts';
import { operatingRoutes } from './operating.routes.ts';

export const area: Area = {
  routes: operatingRoutes,
};
