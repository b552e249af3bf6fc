export { area as gradesArea } from './area.ts';
export { createGrade } from './create-grade.ts';
export { deleteGradesOf } from './delete-grade.ts';
