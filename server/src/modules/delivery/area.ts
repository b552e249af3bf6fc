import type { Area } from '../../area.ts';
import { deliveryRoutes } from './delivery.routes.ts';

export const area: Area = {
  routes: deliveryRoutes,
};
