import * as calls from '@board/contracts/calls/exams';
import { examSchemas as schemas } from '@board/contracts/schemas/exams';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { deleteExam, restoreExam, updateExam } from './change-exam.ts';
import { createExam } from './create-exam.ts';
import { findExam, listExams } from './list-exams.ts';

export function examRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listExams', (ctx, { query }) => listExams(ctx, query));
  serve('getExam', (ctx, { params }) => findExam(ctx, params.id));
  serve('createExam', (ctx, { body }) => createExam(ctx, body));
  serve('updateExam', (ctx, { params, body, ifMatch }) =>
    updateExam(ctx, params.id, body, ifMatch),
  );
  serve('deleteExam', (ctx, { params, ifMatch }) => done(deleteExam(ctx, params.id, ifMatch)));
  serve('restoreExam', (ctx, { params }) => restoreExam(ctx, params.id));
}
