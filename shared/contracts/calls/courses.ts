import { call } from './make-call.ts';

export type * from '../schemas/course-imports.ts';
export type * from '../schemas/courses.ts';

const reads = { reads: ['courses'] } as const;
const writes = { writes: ['courses'] } as const;

export const listCourses = call('listCourses', 'GET', '/courses', 'user', reads);
export const createCourse = call('createCourse', 'POST', '/courses', 'user', writes);
export const listCoursePlans = call('listCoursePlans', 'GET', '/courses/plans', 'user', reads);
export const listCourseNames = call('listCourseNames', 'GET', '/courses/names', 'user', reads);
export const previewImport = call('previewImport', 'POST', '/courses/imports/preview', 'user', {
  repeatable: false,
});
export const runImport = call('runImport', 'POST', '/courses/imports', 'user', writes);
export const listCourseImports = call(
  'listCourseImports',
  'GET',
  '/courses/imports',
  'user',
  reads,
);
export const undoImport = call('undoImport', 'DELETE', '/courses/imports/{id}', 'user', writes);
export const getCoursePlan = call('getCoursePlan', 'GET', '/courses/{id}', 'user', reads);
export const updateCourse = call('updateCourse', 'PUT', '/courses/{id}', 'user', writes);
export const deleteCourse = call('deleteCourse', 'DELETE', '/courses/{id}', 'user', writes);
export const restoreCourse = call('restoreCourse', 'POST', '/courses/{id}/restore', 'user', writes);
export const changeLesson = call(
  'changeLesson',
  'PUT',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  'user',
  writes,
);
export const resetLesson = call(
  'resetLesson',
  'DELETE',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  'user',
  writes,
);
