import * as calls from '@board/contracts/calls/planning';
import { planningSchemas as schemas } from '@board/contracts/schemas/planning';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { getBrief } from './briefs/get-brief.ts';
import { listBriefs } from './briefs/list-briefs.ts';
import { setBrief } from './briefs/set-brief.ts';
import { freeTime } from './free-time.ts';
import { listRevisions } from './revision/list-revisions.ts';
import { planRevision } from './revision/plan-revision.ts';
import { sharesRoutes } from './shares/shares.routes.ts';

export function planningRoutes(app: App): void {
  sharesRoutes(app);
  serve(app, calls.listFreeTime, schemas.listFreeTime, async (ctx, { query }) => ({
    days: await freeTime(ctx, query.start_date, query.end_date),
  }));
  serve(app, calls.listBriefs, schemas.listBriefs, async (ctx) => ({
    items: await listBriefs(ctx),
  }));
  serve(app, calls.setBrief, schemas.setBrief, (ctx, { params, body }) =>
    setBrief(ctx, params.kind, body),
  );
  serve(app, calls.getBrief, schemas.getBrief, async (ctx) => ({ brief: await getBrief(ctx) }));
  serve(app, calls.listRevisions, schemas.listRevisions, async (ctx) => ({
    items: await listRevisions(ctx),
  }));
  serve(app, calls.planRevision, schemas.planRevision, async (ctx, { params, body }) => ({
    items: await planRevision(ctx, params.id, body.blocks),
  }));
}
