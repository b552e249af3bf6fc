export { deliveryRoutes } from './delivery.routes.ts';
export { forgetVisitor, rememberVisitor } from './pages/visitor.ts';
