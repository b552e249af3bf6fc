import type { Area } from '../../area/area.ts';
import { few, ownedPart } from '../../area/export-part.ts';
import { single } from '../../writing/transaction.ts';
import { gradeScaleOf } from './grade-scale.ts';
import { toGrade } from './grades.repository.ts';
import { gradeRoutes } from './grades.routes.ts';
import { gradeIntents } from './intents.ts';
import { listGradesTool } from './tools.ts';

export const area: Area = {
  routes: gradeRoutes,
  exportOf: (ctx) => [
    ownedPart(ctx, 'grades', toGrade),
    {
      file: 'grade-scale.json',
      tables: ['grade_scales'],
      items: few(async () => [await gradeScaleOf(single(ctx), ctx.actor.userId)]),
    },
  ],
  tools: [listGradesTool],
  intents: gradeIntents,
};
