import { call } from './make-call.ts';

export type * from '../schemas/course-imports.ts';
export type * from '../schemas/courses.ts';

const reads = { reads: ['courses'] } as const;
const writes = { writes: ['courses'] } as const;

export const listCourses = call('listCourses', 'GET', '/courses', reads);
export const createCourse = call('createCourse', 'POST', '/courses', writes);
export const listCoursePlans = call('listCoursePlans', 'GET', '/courses/plans', reads);
export const listCourseNames = call('listCourseNames', 'GET', '/courses/names', reads);
export const previewImport = call('previewImport', 'POST', '/courses/imports/preview', {
  repeatable: false,
});
export const runImport = call('runImport', 'POST', '/courses/imports', writes);
export const listCourseImports = call('listCourseImports', 'GET', '/courses/imports', reads);
export const undoImport = call('undoImport', 'DELETE', '/courses/imports/{id}', writes);
export const getCoursePlan = call('getCoursePlan', 'GET', '/courses/{id}', reads);
export const updateCourse = call('updateCourse', 'PUT', '/courses/{id}', writes);
export const deleteCourse = call('deleteCourse', 'DELETE', '/courses/{id}', writes);
export const restoreCourse = call('restoreCourse', 'POST', '/courses/{id}/restore', writes);
export const changeLesson = call(
  'changeLesson',
  'PUT',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  writes,
);
export const resetLesson = call(
  'resetLesson',
  'DELETE',
  '/courses/{id}/lessons/{meeting_id}/{date}',
  writes,
);
