import * as calls from '@board/contracts/calls/stream';
import { streamSchemas as schemas } from '@board/contracts/schemas/stream';
import { gauge } from '../../measuring/metrics.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { LiveStream } from './live-stream.ts';
import { StreamHub } from './stream-hub.ts';

export function streamRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  const hub = new StreamHub(app.services);
  app.onMeasuring(() => gauge('board_streams', 'Open pages that are told of changes', hub.size));
  app.onClosing(() => hub.close());
  serve('openStream', { raw: true }, (ctx, { reply }) => {
    hub.add(new LiveStream(ctx.actor, reply));
    return undefined;
  });
}
