export { area as sampleArea } from './area.ts';
export { createDemoStudent } from './create-demo-student.ts';
