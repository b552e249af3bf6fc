export { area as deliveryArea } from './area.ts';
export { forgetVisitor, rememberVisitor } from './pages/visitor.ts';
