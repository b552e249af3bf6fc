export { assistantRoutes } from './assistant.routes.ts';
export { exportOf as assistantExport } from './export-of.ts';
