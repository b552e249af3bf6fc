import * as calls from '@board/contracts/calls/admin';
import { adminSchemas as schemas } from '@board/contracts/schemas/admin';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { backupRoutes } from './backups/backups.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import type { DurationHistogram } from './metrics/registry.ts';
import { serverInfo } from './server-info/server-info.ts';

/** What an operator looks at and falls back on. */
export function operatingRoutes(app: App, durations: DurationHistogram): void {
  serve(app, calls.getServerInfo, schemas.getServerInfo, serverInfo);
  backupRoutes(app);
  metricsRoutes(app, durations);
}
