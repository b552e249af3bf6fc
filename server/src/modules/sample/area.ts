import type { Area } from '../../area/area.ts';
import { sampleRoutes } from './sample.routes.ts';

export const area: Area = {
  routes: sampleRoutes,
  alsoHolds: ['sample_terms'],
};
