export { area as sampleArea } from './area.ts';
export { createDemoStudent, type DemoStudent } from './create-demo-student.ts';
