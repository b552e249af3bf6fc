import type { courseImportSchemas } from '../schemas/course-imports.ts';
import type { courseSchemas } from '../schemas/courses.ts';
import type { CallOf } from './call.ts';

export type {
  CourseImport,
  ImportConflict,
  ImportedCourse,
  ImportPreview,
  ImportProblem,
} from '../schemas/course-imports.ts';
export type {
  Course,
  CourseEdit,
  CoursePlan,
  KnownCourse,
  LessonChange,
  Meeting,
  Session,
} from '../schemas/courses.ts';

type Schemas = typeof courseSchemas & typeof courseImportSchemas;
type CourseCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const listCourses: CourseCall<'listCourses'> = {
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  access: 'user',
  reads: ['courses'],
};
export const createCourse: CourseCall<'createCourse'> = {
  name: 'createCourse',
  method: 'POST',
  path: '/courses',
  access: 'user',
  writes: ['courses'],
};
export const listCoursePlans: CourseCall<'listCoursePlans'> = {
  name: 'listCoursePlans',
  method: 'GET',
  path: '/courses/plans',
  access: 'user',
  reads: ['courses'],
};
export const listCourseNames: CourseCall<'listCourseNames'> = {
  name: 'listCourseNames',
  method: 'GET',
  path: '/courses/names',
  access: 'user',
  reads: ['courses'],
};
export const previewImport: CourseCall<'previewImport'> = {
  name: 'previewImport',
  method: 'POST',
  path: '/courses/imports/preview',
  access: 'user',
  repeatable: false,
};
export const runImport: CourseCall<'runImport'> = {
  name: 'runImport',
  method: 'POST',
  path: '/courses/imports',
  access: 'user',
  writes: ['courses'],
};
export const listCourseImports: CourseCall<'listCourseImports'> = {
  name: 'listCourseImports',
  method: 'GET',
  path: '/courses/imports',
  access: 'user',
  reads: ['courses'],
};
export const undoImport: CourseCall<'undoImport'> = {
  name: 'undoImport',
  method: 'DELETE',
  path: '/courses/imports/{id}',
  access: 'user',
  writes: ['courses'],
};
export const getCoursePlan: CourseCall<'getCoursePlan'> = {
  name: 'getCoursePlan',
  method: 'GET',
  path: '/courses/{id}',
  access: 'user',
  reads: ['courses'],
};
export const updateCourse: CourseCall<'updateCourse'> = {
  name: 'updateCourse',
  method: 'PUT',
  path: '/courses/{id}',
  access: 'user',
  writes: ['courses'],
};
export const deleteCourse: CourseCall<'deleteCourse'> = {
  name: 'deleteCourse',
  method: 'DELETE',
  path: '/courses/{id}',
  access: 'user',
  writes: ['courses'],
};
export const restoreCourse: CourseCall<'restoreCourse'> = {
  name: 'restoreCourse',
  method: 'POST',
  path: '/courses/{id}/restore',
  access: 'user',
  writes: ['courses'],
};
export const changeLesson: CourseCall<'changeLesson'> = {
  name: 'changeLesson',
  method: 'PUT',
  path: '/courses/{id}/lessons/{meeting_id}/{date}',
  access: 'user',
  writes: ['courses'],
};
export const resetLesson: CourseCall<'resetLesson'> = {
  name: 'resetLesson',
  method: 'DELETE',
  path: '/courses/{id}/lessons/{meeting_id}/{date}',
  access: 'user',
  writes: ['courses'],
};
