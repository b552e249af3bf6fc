export { backUpBeforeUpgrade } from './backups/back-up-before-upgrade.ts';
export { observeRequests } from './metrics/observe-requests.ts';
export { operatingRoutes } from './operating.routes.ts';
