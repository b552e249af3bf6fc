import * as calls from '@board/contracts/calls/admin';
import { adminSchemas as schemas } from '@board/contracts/schemas/admin';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { backupRoutes } from './backups/backups.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { observeRequests } from './metrics/observe-requests.ts';
import { serverInfo } from './server-info/server-info.ts';

/** What an operator looks at and falls back on. Only routes that come after it are observed. */
export function operatingRoutes(app: App): void {
  observeRequests(app);
  serve(app, calls.getServerInfo, schemas.getServerInfo, serverInfo);
  backupRoutes(app);
  metricsRoutes(app);
}
