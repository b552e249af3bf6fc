import type { Area } from '../../area.ts';
import { accountRoutes } from './account.routes.ts';

export const area: Area = {
  routes: accountRoutes,
};
