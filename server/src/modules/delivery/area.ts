import type { Area } from '../../area/area.ts';
import { deliveryRoutes } from './delivery.routes.ts';

export const area: Area = {
  routes: deliveryRoutes,
  alsoHolds: ['release_trials', 'deploy_tokens', 'releases', 'release_channels', 'release_moves'],
};
