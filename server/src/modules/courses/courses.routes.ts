import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { courseImportSchemas as importSchemas } from '@board/contracts/schemas/course-imports';
import { courseSchemas as schemas } from '@board/contracts/schemas/courses';
import { termSchemas } from '@board/contracts/schemas/terms';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { changeLesson, resetLesson } from './change-lesson.ts';
import { createCourse } from './create-course.ts';
import { deleteCourse } from './delete-course.ts';
import { findCourse } from './find-course.ts';
import { listImports } from './import/list-imports.ts';
import { previewImport } from './import/preview-import.ts';
import { runImport } from './import/run-import.ts';
import { undoImport } from './import/undo-import.ts';
import { listCourseNames } from './list-course-names.ts';
import { listCoursePlans } from './list-course-plans.ts';
import { listCourses } from './list-courses.ts';
import { restoreCourse } from './restore-course.ts';
import { deleteTerm, restoreTerm, updateTerm } from './terms/change-term.ts';
import { createTerm } from './terms/create-term.ts';
import { listTerms } from './terms/list-terms.ts';
import { updateCourse } from './update-course.ts';

const done = { success: true };
/** 10 MB of file in base64, and its name. */
const importBodyLimit = 15 * 1024 * 1024;

export function courseRoutes(app: App): void {
  serve(app, calls.listCourses, schemas.listCourses, (ctx, { query }) => listCourses(ctx, query));
  serve(app, calls.createCourse, schemas.createCourse, (ctx, { body }) => createCourse(ctx, body));
  serve(app, calls.listCoursePlans, schemas.listCoursePlans, (ctx, { query }) =>
    listCoursePlans(ctx, query),
  );
  serve(app, calls.listCourseNames, schemas.listCourseNames, (ctx) => listCourseNames(ctx));
  serve(app, calls.getCoursePlan, schemas.getCoursePlan, (ctx, { params }) =>
    findCourse(ctx, params.id),
  );
  serve(app, calls.updateCourse, schemas.updateCourse, (ctx, { params, body, ifMatch }) =>
    updateCourse(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteCourse, schemas.deleteCourse, async (ctx, { params, ifMatch }) => {
    await deleteCourse(ctx, params.id, ifMatch);
    return done;
  });
  serve(app, calls.restoreCourse, schemas.restoreCourse, (ctx, { params }) =>
    restoreCourse(ctx, params.id),
  );
  serve(app, calls.changeLesson, schemas.changeLesson, (ctx, { params, body, ifMatch }) =>
    changeLesson(ctx, params, body, ifMatch),
  );
  serve(app, calls.resetLesson, schemas.resetLesson, (ctx, { params, ifMatch }) =>
    resetLesson(ctx, params, ifMatch),
  );

  serve(
    app,
    calls.previewImport,
    importSchemas.previewImport,
    (ctx, { body }) => previewImport(ctx, body),
    { bodyLimit: importBodyLimit },
  );
  serve(app, calls.runImport, importSchemas.runImport, (ctx, { body }) => runImport(ctx, body));
  serve(app, calls.listCourseImports, importSchemas.listCourseImports, (ctx, { query }) =>
    listImports(ctx, query),
  );
  serve(app, calls.undoImport, importSchemas.undoImport, async (ctx, { params }) => {
    await undoImport(ctx, params.id);
    return done;
  });

  serve(app, termCalls.listTerms, termSchemas.listTerms, (ctx, { query }) => listTerms(ctx, query));
  serve(app, termCalls.createTerm, termSchemas.createTerm, (ctx, { body }) =>
    createTerm(ctx, body),
  );
  serve(app, termCalls.updateTerm, termSchemas.updateTerm, (ctx, { params, body, ifMatch }) =>
    updateTerm(ctx, params.id, body, ifMatch),
  );
  serve(app, termCalls.deleteTerm, termSchemas.deleteTerm, async (ctx, { params, ifMatch }) => {
    await deleteTerm(ctx, params.id, ifMatch);
    return done;
  });
  serve(app, termCalls.restoreTerm, termSchemas.restoreTerm, (ctx, { params }) =>
    restoreTerm(ctx, params.id),
  );
}
