import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { courseImportSchemas as importSchemas } from '@board/contracts/schemas/course-imports';
import { courseSchemas as schemas } from '@board/contracts/schemas/courses';
import { termSchemas } from '@board/contracts/schemas/terms';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { deleteCourse, restoreCourse, updateCourse } from './change-course.ts';
import { changeLesson, resetLesson } from './change-lesson.ts';
import { createCourse } from './create-course.ts';
import { findCourse } from './find-course.ts';
import { listImports } from './import/list-imports.ts';
import { previewImport } from './import/preview-import.ts';
import { runImport } from './import/run-import.ts';
import { undoImport } from './import/undo-import.ts';
import { listCourseNames } from './list-course-names.ts';
import { listCoursePlans } from './list-course-plans.ts';
import { listCourses } from './list-courses.ts';
import { deleteTerm, restoreTerm, updateTerm } from './terms/change-term.ts';
import { createTerm } from './terms/create-term.ts';
import { listTerms } from './terms/list-terms.ts';

/** 10 MB of file in base64, and its name. */
const importBodyLimit = 15 * 1024 * 1024;

export function courseRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  const imports = serving(app, calls, importSchemas);
  const terms = serving(app, termCalls, termSchemas);
  serve('listCourses', (ctx, { query }) => listCourses(ctx, query));
  serve('createCourse', (ctx, { body }) => createCourse(ctx, body));
  serve('listCoursePlans', (ctx, { query }) => listCoursePlans(ctx, query));
  serve('listCourseNames', (ctx) => listCourseNames(ctx));
  serve('getCoursePlan', (ctx, { params }) => findCourse(ctx, params.id));
  serve('updateCourse', (ctx, { params, body, ifMatch }) =>
    updateCourse(ctx, params.id, body, ifMatch),
  );
  serve('deleteCourse', (ctx, { params, ifMatch }) => done(deleteCourse(ctx, params.id, ifMatch)));
  serve('restoreCourse', (ctx, { params }) => restoreCourse(ctx, params.id));
  serve('changeLesson', (ctx, { params, body, ifMatch }) =>
    changeLesson(ctx, params, body, ifMatch),
  );
  serve('resetLesson', (ctx, { params, ifMatch }) => resetLesson(ctx, params, ifMatch));

  imports.serve('previewImport', { bodyLimit: importBodyLimit }, (ctx, { body }) =>
    previewImport(ctx, body),
  );
  imports.serve('runImport', (ctx, { body }) => runImport(ctx, body));
  imports.serve('listCourseImports', (ctx, { query }) => listImports(ctx, query));
  imports.serve('undoImport', (ctx, { params }) => done(undoImport(ctx, params.id)));

  terms.serve('listTerms', (ctx, { query }) => listTerms(ctx, query));
  terms.serve('createTerm', (ctx, { body }) => createTerm(ctx, body));
  terms.serve('updateTerm', (ctx, { params, body, ifMatch }) =>
    updateTerm(ctx, params.id, body, ifMatch),
  );
  terms.serve('deleteTerm', (ctx, { params, ifMatch }) =>
    done(deleteTerm(ctx, params.id, ifMatch)),
  );
  terms.serve('restoreTerm', (ctx, { params }) => restoreTerm(ctx, params.id));
}
