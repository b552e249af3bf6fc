import type { gradeSchemas } from '../schemas/grades.ts';
import type { CallOf } from './call.ts';

export type { Grade, GradedCourse, GradeEdit, GradePart } from '../schemas/grades.ts';

type GradeCall<Name extends keyof typeof gradeSchemas> = CallOf<typeof gradeSchemas, Name>;

/** All of a person's courses at once: an average needs every one. */
export const listGrades: GradeCall<'listGrades'> = {
  name: 'listGrades',
  method: 'GET',
  path: '/grades',
  access: 'user',
  reads: ['grades', 'courses'],
};
export const setGradeScale: GradeCall<'setGradeScale'> = {
  name: 'setGradeScale',
  method: 'PUT',
  path: '/grades/scale',
  access: 'user',
  writes: ['grades'],
};
/** What was deleted comes back the same way, under its id. */
export const createGrade: GradeCall<'createGrade'> = {
  name: 'createGrade',
  method: 'POST',
  path: '/grades',
  access: 'user',
  writes: ['grades'],
};
export const updateGrade: GradeCall<'updateGrade'> = {
  name: 'updateGrade',
  method: 'PUT',
  path: '/grades/{id}',
  access: 'user',
  writes: ['grades'],
};
export const deleteGrade: GradeCall<'deleteGrade'> = {
  name: 'deleteGrade',
  method: 'DELETE',
  path: '/grades/{id}',
  access: 'user',
  writes: ['grades'],
};
