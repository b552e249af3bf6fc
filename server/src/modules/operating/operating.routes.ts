import * as calls from '@board/contracts/calls/admin';
import { adminSchemas as schemas } from '@board/contracts/schemas/admin';
import type { House } from '../../area/area.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { backupRoutes } from './backups/backups.routes.ts';
import { health } from './health/health.ts';
import { takeSamples } from './health/take-samples.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { observeRequests } from './metrics/observe-requests.ts';
import { metricsReader } from './metrics/read-metrics.ts';
import { serverInfo } from './server-info/server-info.ts';
import { exportTelemetry } from './telemetry/export-telemetry.ts';

/** What an operator looks at and falls back on. Only routes that come after it are observed. */
export function operatingRoutes(app: App, { tell }: Pick<House, 'tell'>): void {
  const { serve } = serving(app, calls, schemas);
  observeRequests(app);
  serve('getServerInfo', serverInfo);
  serve('getHealthOfServers', health);
  backupRoutes(app, tell);
  metricsRoutes(app, metricsReader(app));
  exportTelemetry(app, metricsReader(app));
  app.onMeasuring(app.services.database.statements.read);
  takeSamples(app);
}
