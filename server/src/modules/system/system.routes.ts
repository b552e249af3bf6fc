import * as calls from '@board/contracts/calls/system';
import { systemSchemas as schemas } from '@board/contracts/schemas/system';
import type { House } from '../../area/area.ts';
import { build } from '../../config/build.ts';
import { ServiceError } from '../../errors/errors.ts';
import { diskOf } from '../../measuring/disk.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { single } from '../../writing/transaction.ts';
import { readSettings } from '../settings/index.ts';
import { changes } from './changes.ts';
import { dashboard } from './dashboard.ts';

/** Bytes on the disk; with less, the next large write may be the one that fails. */
const leastFree = 32 * 1024 * 1024;

/** What watches the server wants to know more than ever. */
const open = { duringMaintenance: true };

export function systemRoutes(app: App, house: House): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  servePublic('getHealth', open, () => ({ status: 'ok' as const, build }));
  servePublic('getReady', open, async (ctx) => {
    try {
      await ctx.database.ping();
    } catch (error) {
      throw new ServiceError('server.unavailable', { retryAfter: 5, cause: error });
    }
    const { free } = await diskOf(ctx.config.DATA_DIR);
    if (free < leastFree) throw new ServiceError('server.disk_full', { retryAfter: 60 });
    return { status: 'ready' as const };
  });
  servePublic('getKept', open, async (ctx) => (await readSettings(single(ctx))).kept);
  serve('getChanges', changes);
  serve('getDashboard', (ctx, { query }) => dashboard(ctx, house, query.date));
}
