import * as calls from '@board/contracts/calls/system';
import { systemSchemas as schemas } from '@board/contracts/schemas/system';
import { minuteMs } from '@board/time';
import type { Tell } from '../../area/tell.ts';
import { addressKey, countAttempt } from '../../limits/throttle.ts';
import { writeSystemLog } from '../../logs/system-log.ts';
import { Counter } from '../../measuring/metrics.ts';
import { sender } from '../../plugins/authentication.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { recordReport } from './reports/record-report.ts';
import { recordStarts } from './reports/record-starts.ts';

const reportsPerMinute = { attempts: 30, windowMs: minuteMs };

/** What browsers say of the releases that they run. */
export function reportRoutes(app: App, tell: Tell): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  const errors = new Counter(
    'board_remote_errors_total',
    'What browsers of signed-in people reported of releases',
  );
  app.onMeasuring(() => errors.read());
  servePublic('sendClientReport', async (ctx, { body, request }) => {
    await countAttempt(ctx, `report:${addressKey(ctx.address)}`, reportsPerMinute);
    const { remote, version = '', phase, message = '', composition = '' } = body;
    const browser = request.headers['user-agent']?.slice(0, longestBrowser);
    const person = await sender(app.services, request);
    const said = [version, phase, message, composition].filter((part) => part !== '').join(' · ');
    // A stranger is heard in the log of the process; he counts for nothing, and fills nobody's console.
    if (!person) {
      ctx.log.warn({ module: `remote:${remote}`, message: said }, 'a stranger reported a fault');
      return { success: true };
    }
    if (await recordReport(person, { ...body, version, browser }, tell))
      errors.add({ remote, version, phase });
    await writeSystemLog(ctx, {
      level: 'warning',
      module: `remote:${remote}`,
      message: said,
      requestId: ctx.requestId,
    });
    return { success: true };
  });
  serve('reportStarts', async (ctx, { body }) => {
    await countAttempt(ctx, `starts:${ctx.actor.userId}`, reportsPerMinute);
    await recordStarts(ctx, body.releases);
    return { success: true };
  });
}

const longestBrowser = 200;
