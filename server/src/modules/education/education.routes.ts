import * as calls from '@board/contracts/calls/education';
import { educationSchemas as schemas } from '@board/contracts/schemas/education';
import type { House } from '../../area/area.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { bindEducation } from './bind-education.ts';
import { educationBinding } from './binding.ts';
import { syncJob } from './plan-sync.ts';
import { syncEducation } from './sync-education.ts';
import { syncSoon } from './sync-soon.ts';
import { unbindEducation } from './unbind-education.ts';

export function educationRoutes(app: App, { tell }: House): void {
  const { serve } = serving(app, calls, schemas);
  serve('bindEducation', (ctx, { body }) => bindEducation(ctx, body));
  serve('getEducationBinding', (ctx) => educationBinding(ctx));
  serve('syncEducation', (ctx) => syncSoon(ctx));
  serve('deleteEducationBinding', (ctx) => done(unbindEducation(ctx)));

  app.jobs.define<{ userId: string }>(syncJob, {
    run: (ctx, { userId }) => syncEducation(ctx, userId, tell),
  });
}
