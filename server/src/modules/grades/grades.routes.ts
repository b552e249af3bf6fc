import * as calls from '@board/contracts/calls/grades';
import { gradeSchemas as schemas } from '@board/contracts/schemas/grades';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { createGrade } from './create-grade.ts';
import { deleteGrade } from './delete-grade.ts';
import { setGradeScale } from './grade-scale.ts';
import { listGrades } from './list-grades.ts';
import { updateGrade } from './update-grade.ts';

export function gradeRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listGrades', (ctx) => listGrades(ctx));
  serve('setGradeScale', (ctx, { body }) => setGradeScale(ctx, body));
  serve('createGrade', (ctx, { body }) => createGrade(ctx, body));
  serve('updateGrade', (ctx, { params, body, ifMatch }) =>
    updateGrade(ctx, params.id, body, ifMatch),
  );
  serve('deleteGrade', (ctx, { params }) => done(deleteGrade(ctx, params.id)));
}
