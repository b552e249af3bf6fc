import * as calls from '@board/contracts/calls/admin';
import { adminSchemas as schemas } from '@board/contracts/schemas/admin';
import { today } from '../../context/context.ts';
import { sendCsv } from '../../files/csv.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { inTransaction, single, touchGlobal } from '../../writing/transaction.ts';
import { readSettings, updateSettings } from '../settings/index.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { refuseChiefSettings } from './chief-settings.ts';
import { testEducation, testMail } from './connections/test-connections.ts';
import { listJobs, runJob } from './jobs/console-jobs.ts';
import { clearLog } from './log/clear-log.ts';
import { deleteLogEntry } from './log/delete-log-entry.ts';
import { listLog } from './log/list-log.ts';
import { noteInLog } from './log/note-in-log.ts';
import { refuseForeignRoles } from './second-factor-roles.ts';
import { Stats } from './stats.ts';
import { adminUserRoutes } from './users/admin-users.routes.ts';
import { listUsers } from './users/list-users.ts';

export function adminRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  const stats = new Stats();
  const { daily } = app.jobs;
  app.onClosing(
    app.services.signals.onSignal(({ kind }) => {
      if (kind === 'global') stats.forget();
    }),
  );

  adminUserRoutes(app);
  serve('getAdminData', async (ctx) => ({
    stats: await stats.read(ctx),
    settings: await readSettings(single(ctx)),
    users: await listUsers(ctx, {}),
    logs: await listLog(ctx, {}),
  }));
  serve('getAdminStats', (ctx) => stats.read(ctx));
  serve('getAdminSettings', (ctx) => readSettings(single(ctx)));
  serve('updateAdminSettings', async (ctx, { body }) => {
    if (body.secondFactorRoles) await refuseForeignRoles(ctx, body.secondFactorRoles);
    await refuseChiefSettings(ctx, body);
    return updateSettings(ctx, body);
  });
  serve('listLogs', (ctx, { query }) => listLog(ctx, query));
  serve('createLog', (ctx, { body }) => noteInLog(ctx, body));
  serve('deleteLog', (ctx, { params }) => done(deleteLogEntry(ctx, params.id)));
  serve('clearLogs', (ctx, { body }) => clearLog(ctx, body?.level));
  serve('listAudit', (ctx, { query }) => listAudit(ctx, query));
  serve('exportAudit', { raw: true }, (ctx, { query, reply }) => {
    sendCsv(reply, `audit-${today(ctx)}.csv`, exportAudit(ctx, query));
    return undefined;
  });
  serve('listJobs', (ctx, { query }) => listJobs(ctx, query, daily));
  serve('runJob', (ctx, { params }) => runJob(ctx, params.id, daily));
  serve('testMail', (ctx, { body }) => testMail(ctx, body.to));
  serve('testEducation', (ctx, { body }) => testEducation(ctx, body));
  // Every reply that a browser keeps is stale from now on, and no instance remembers a figure.
  serve('clearCache', async (ctx) => {
    await inTransaction(ctx, (tx) => touchGlobal(ctx, tx));
    return { success: true };
  });
}
