import type { Area } from '../../area/area.ts';
import { authRoutes } from './auth.routes.ts';
import { exportOf } from './export-of.ts';

export const area: Area = {
  routes: authRoutes,
  exportOf,
  alsoHolds: ['session_tokens', 'password_resets', 'email_links', 'sign_in_attempts'],
};
