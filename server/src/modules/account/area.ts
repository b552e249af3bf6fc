import type { Area } from '../../area/area.ts';
import { accountRoutes } from './account.routes.ts';
import { accountJobs } from './end-account.ts';

export const area: Area = {
  routes: accountRoutes,
  jobs: accountJobs,
};
