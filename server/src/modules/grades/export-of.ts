import type { Context } from '../../context.ts';
import { type ExportPart, mapped, ownedRows } from '../../export-part.ts';
import { single } from '../../transaction.ts';
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
