import type { Area } from '../../area/area.ts';
import { streamRoutes } from './stream.routes.ts';

export const area: Area = {
  routes: streamRoutes,
};
