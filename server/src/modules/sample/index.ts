export { createDemoStudent, type DemoStudent } from './create-demo-student.ts';
export { sampleRoutes } from './sample.routes.ts';
