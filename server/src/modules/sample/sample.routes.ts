import * as calls from '@board/contracts/calls/terms';
import { termSchemas as schemas } from '@board/contracts/schemas/terms';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { loadSampleTerm } from './load-sample-term.ts';
import { removeSampleTerm } from './remove-sample-term.ts';

export function sampleRoutes(app: App): void {
  serve(app, calls.loadSampleTerm, schemas.loadSampleTerm, (ctx) => loadSampleTerm(ctx));
  serve(app, calls.removeSampleTerm, schemas.removeSampleTerm, async (ctx) => {
    await removeSampleTerm(ctx);
    return { success: true };
  });
}
