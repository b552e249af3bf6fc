import * as calls from '@board/contracts/calls/planning';
import { planningSchemas as schemas } from '@board/contracts/schemas/planning';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { getBrief } from './briefs/get-brief.ts';
import { listBriefs } from './briefs/list-briefs.ts';
import { setBrief } from './briefs/set-brief.ts';
import { freeTime } from './free-time.ts';
import { listRevisions } from './revision/list-revisions.ts';
import { planRevision } from './revision/plan-revision.ts';
import { sharesRoutes } from './shares/shares.routes.ts';

export function planningRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  sharesRoutes(app);
  serve('listFreeTime', { byTheMinute: true }, async (ctx, { query }) => ({
    days: await freeTime(ctx, query.start_date, query.end_date),
  }));
  serve('listBriefs', async (ctx) => ({
    items: await listBriefs(ctx),
  }));
  serve('setBrief', (ctx, { params, body }) => setBrief(ctx, params.kind, body));
  serve('getBrief', async (ctx) => ({ brief: await getBrief(ctx) }));
  serve('listRevisions', async (ctx) => ({
    items: await listRevisions(ctx),
  }));
  serve('planRevision', async (ctx, { params, body }) => ({
    items: await planRevision(ctx, params.id, body.blocks),
  }));
}
