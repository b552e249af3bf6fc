import { type ExportPart, mapped, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { gradeScaleOf } from './grade-scale.ts';
import { toGrade } from './grades.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  return [
    { file: 'grades.json', tables: ['grades'], items: mapped(ownedRows(ctx, 'grades'), toGrade) },
    { file: 'grade-scale.json', tables: ['grade_scales'], items: scaleItem(ctx) },
  ];
}

async function* scaleItem(ctx: Context) {
  yield await gradeScaleOf(single(ctx), ctx.actor.userId);
}
