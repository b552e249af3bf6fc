export { area as sampleArea } from './area.ts';
export { createDemoStudent } from './create-demo-student.ts';
export { createDemoTeacher } from './create-demo-teacher.ts';
