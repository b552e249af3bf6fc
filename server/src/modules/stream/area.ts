import type { Area } from '../../area.ts';
import { streamRoutes } from './stream.routes.ts';

export const area: Area = {
  routes: streamRoutes,
};
