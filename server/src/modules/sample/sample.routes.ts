import * as calls from '@board/contracts/calls/terms';
import { termSchemas as schemas } from '@board/contracts/schemas/terms';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { loadSampleTerm } from './load-sample-term.ts';
import { removeSampleTerm } from './remove-sample-term.ts';

export function sampleRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('loadSampleTerm', (ctx) => loadSampleTerm(ctx));
  serve('removeSampleTerm', (ctx) => done(removeSampleTerm(ctx)));
}
