import * as calls from '@board/contracts/calls/grades';
import { gradeSchemas as schemas } from '@board/contracts/schemas/grades';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { createGrade } from './create-grade.ts';
import { deleteGrade } from './delete-grade.ts';
import { setGradeScale } from './grade-scale.ts';
import { listGrades } from './list-grades.ts';
import { updateGrade } from './update-grade.ts';

export function gradeRoutes(app: App): void {
  serve(app, calls.listGrades, schemas.listGrades, (ctx) => listGrades(ctx));
  serve(app, calls.setGradeScale, schemas.setGradeScale, (ctx, { body }) =>
    setGradeScale(ctx, body),
  );
  serve(app, calls.createGrade, schemas.createGrade, (ctx, { body }) => createGrade(ctx, body));
  serve(app, calls.updateGrade, schemas.updateGrade, (ctx, { params, body, ifMatch }) =>
    updateGrade(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.deleteGrade, schemas.deleteGrade, async (ctx, { params }) => {
    await deleteGrade(ctx, params.id);
    return { success: true };
  });
}
