export { deliveryRoutes } from './delivery.routes.ts';
export { forgetVisitor, rememberVisitor } from './pages/visitor.ts';
export { recordReport } from './reports/record-report.ts';
