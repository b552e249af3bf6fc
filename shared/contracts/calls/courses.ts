import { call } from './make-call.ts';

export type * from '../schemas/course-imports.ts';
export type * from '../schemas/courses.ts';

export const listCourses = call('listCourses', 'GET', '/courses', 'user', { reads: ['courses'] });
export const createCourse = call('createCourse', 'POST', '/courses', 'user', {
  writes: ['courses'],
});
export const listCoursePlans = call('listCoursePlans', 'GET', '/courses/plans', 'user', {
  reads: ['courses'],
});
export const listCourseNames = call('listCourseNames', 'GET', '/courses/names', 'user', {
  reads: ['courses'],
});
export const previewImport = call('previewImport', 'POST', '/courses/imports/preview', 'user', {
  repeatable: false,
});
export const runImport = call('runImport', 'POST', '/courses/imports', 'user', {
  writes: ['courses'],
});
export const listCourseImports = call('listCourseImports', 'GET', '/courses/imports', 'user', {
  reads: ['courses'],
});
export const undoImport = call('undoImport', 'DELETE', '/courses/imports/{id}', 'user', {
  writes: ['courses'],
});
export const getCoursePlan = call('getCoursePlan', 'GET', '/courses/{id}', 'user', {
  reads: ['courses'],
});
export const updateCourse = call('updateCourse', 'PUT', '/courses/{id}', 'user', {
  writes: ['courses'],
});
export const deleteCourse = call('deleteCourse', 'DELETE', '/courses/{id}', 'user', {
  writes: ['courses'],
});
export const restoreCourse = call('restoreCourse', 'POST', '/courses/{id}/restore', 'user', {
  writes: ['courses'],
});
export const changeLesson = call(
  'changeLesson',
  'PUT',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  'user',
  { writes: ['courses'] },
);
export const resetLesson = call(
  'resetLesson',
  'DELETE',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  'user',
  { writes: ['courses'] },
);
