import type { Area } from '../../area/area.ts';
import { classRoutes } from './classes.routes.ts';
import { exportOf } from './export-of.ts';
import { delivering, deliverJob } from './posts/deliver.ts';

export const area: Area = {
  routes: classRoutes,
  jobs: ({ jobs }, { tell }) => jobs.define(deliverJob, delivering(tell)),
  exportOf,
};
