import type { Area } from '../../area/area.ts';
import type { Context } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { briefRowsOf, toBrief } from './briefs/briefs.repository.ts';
import { getBrief } from './briefs/get-brief.ts';
import { briefJobs } from './briefs/tell-brief.ts';
import { freeTimeTool } from './free-time-tool.ts';
import { planningRoutes } from './planning.routes.ts';
import { missedJobs } from './revision/missed-jobs.ts';
import { blockRowsOf } from './revision/revision.repository.ts';
import { listShares } from './shares/list-shares.ts';
import { dropShares } from './shares/shares.repository.ts';

export const area: Area = {
  routes: planningRoutes,
  jobs(app, house) {
    briefJobs(app, house);
    missedJobs(app, house);
  },
  firstScreen: async (inside) => ({ brief: await getBrief(inside) }),
  exportOf: (ctx) => [
    { file: 'planning.json', tables: ['briefs', 'revision_blocks', 'shares'], items: planned(ctx) },
  ],
  endsWithPassword: dropShares,
  tools: [freeTimeTool],
};

async function* planned(ctx: Context): AsyncGenerator<unknown> {
  const { userId } = ctx.actor;
  for (const row of await briefRowsOf(single(ctx), userId)) yield toBrief(row);
  for (const { user_id: _, ...block } of await blockRowsOf(single(ctx), userId)) yield block;
  yield* await listShares(ctx);
}
