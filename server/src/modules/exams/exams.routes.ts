import * as calls from '@board/contracts/calls/exams';
import { examSchemas as schemas } from '@board/contracts/schemas/exams';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { deleteExam, restoreExam, updateExam } from './change-exam.ts';
import { createExam } from './create-exam.ts';
import { findExam, listExams } from './list-exams.ts';

export function examRoutes(app: App): void {
  serve(app, calls.listExams, schemas.listExams, (ctx, { query }) => listExams(ctx, query));
  serve(app, calls.getExam, schemas.getExam, (ctx, { params }) => findExam(ctx, params.id));
  serve(app, calls.createExam, schemas.createExam, (ctx, { body }) => createExam(ctx, body));
  serve(app, calls.updateExam, schemas.updateExam, (ctx, { params, body, ifMatch }) =>
    updateExam(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteExam, schemas.deleteExam, async (ctx, { params, ifMatch }) => {
    await deleteExam(ctx, params.id, ifMatch);
    return { success: true };
  });
  serve(app, calls.restoreExam, schemas.restoreExam, (ctx, { params }) =>
    restoreExam(ctx, params.id),
  );
}
