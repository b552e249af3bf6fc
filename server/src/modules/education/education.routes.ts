import * as calls from '@board/contracts/calls/education';
import { educationSchemas as schemas } from '@board/contracts/schemas/education';
import type { App } from '../../app-type.ts';
import type { House } from '../../area.ts';
import { serve } from '../../routes.ts';
import { bindEducation, educationBinding, syncJob, syncSoon, unbindEducation } from './binding.ts';
import { syncEducation } from './sync-education.ts';

export function educationRoutes(app: App, { tell }: House): void {
  serve(app, calls.bindEducation, schemas.bindEducation, (ctx, { body }) =>
    bindEducation(ctx, body),
  );
  serve(app, calls.getEducationBinding, schemas.getEducationBinding, (ctx) =>
    educationBinding(ctx),
  );
  serve(app, calls.syncEducation, schemas.syncEducation, (ctx) => syncSoon(ctx));
  serve(app, calls.deleteEducationBinding, schemas.deleteEducationBinding, async (ctx) => {
    await unbindEducation(ctx);
    return { success: true };
  });

  app.jobs.define<{ userId: string }>(syncJob, {
    run: (ctx, { userId }) => syncEducation(ctx, userId, tell),
  });
}
