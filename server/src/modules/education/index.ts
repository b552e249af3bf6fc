export { bindingSummary } from './binding.ts';
export { educationRoutes } from './education.routes.ts';
export { exportOf as educationExport } from './export-of.ts';
export { tryEducation } from './try-education.ts';
