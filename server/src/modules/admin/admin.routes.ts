import * as calls from '@board/contracts/calls/admin';
import { adminSchemas as schemas } from '@board/contracts/schemas/admin';
import type { App } from '../../app-type.ts';
import { today } from '../../context.ts';
import { sendCsv } from '../../csv.ts';
import { serve } from '../../routes.ts';
import { single, touchGlobal } from '../../transaction.ts';
import { readSettings, updateSettings } from '../settings/index.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { refuseChiefSettings } from './chief-settings.ts';
import { testEducation, testMail } from './connections/test-connections.ts';
import { listJobs, runJob } from './jobs/console-jobs.ts';
import { clearLog, deleteLogEntry, listLog, noteInLog } from './log/log.ts';
import { refuseForeignRoles } from './second-factor-roles.ts';
import { Stats } from './stats.ts';
import { adminUserRoutes } from './users/admin-users.routes.ts';
import { listUsers } from './users/list-users.ts';

export function adminRoutes(app: App): void {
  const stats = new Stats();
  const { daily } = app.jobs;
  app.onClosing(
    app.services.signals.onSignal(({ kind }) => {
      if (kind === 'global') stats.forget();
    }),
  );

  adminUserRoutes(app);
  serve(app, calls.getAdminData, schemas.getAdminData, async (ctx) => ({
    stats: await stats.read(ctx),
    settings: await readSettings(single(ctx)),
    users: await listUsers(ctx, {}),
    logs: await listLog(ctx, {}),
  }));
  serve(app, calls.getAdminStats, schemas.getAdminStats, (ctx) => stats.read(ctx));
  serve(app, calls.getAdminSettings, schemas.getAdminSettings, (ctx) => readSettings(single(ctx)));
  serve(app, calls.updateAdminSettings, schemas.updateAdminSettings, async (ctx, { body }) => {
    if (body.secondFactorRoles) await refuseForeignRoles(ctx, body.secondFactorRoles);
    await refuseChiefSettings(ctx, body);
    return updateSettings(ctx, body);
  });
  serve(app, calls.listLogs, schemas.listLogs, (ctx, { query }) => listLog(ctx, query));
  serve(app, calls.createLog, schemas.createLog, (ctx, { body }) => noteInLog(ctx, body));
  serve(app, calls.deleteLog, schemas.deleteLog, async (ctx, { params }) => {
    await deleteLogEntry(ctx, params.id);
    return { success: true };
  });
  serve(app, calls.clearLogs, schemas.clearLogs, (ctx, { body }) => clearLog(ctx, body?.level));
  serve(app, calls.listAudit, schemas.listAudit, (ctx, { query }) => listAudit(ctx, query));
  serve(
    app,
    calls.exportAudit,
    schemas.exportAudit,
    (ctx, { query, reply }) => {
      sendCsv(reply, `audit-${today(ctx)}.csv`, exportAudit(ctx, query));
      return undefined;
    },
    { raw: true },
  );
  serve(app, calls.listJobs, schemas.listJobs, (ctx, { query }) => listJobs(ctx, query, daily));
  serve(app, calls.runJob, schemas.runJob, (ctx, { params }) => runJob(ctx, params.id, daily));
  serve(app, calls.testMail, schemas.testMail, (ctx, { body }) => testMail(ctx, body.to));
  serve(app, calls.testEducation, schemas.testEducation, (ctx, { body }) =>
    testEducation(ctx, body),
  );
  // Every reply that a browser keeps is stale from now on, and no instance remembers a figure.
  serve(app, calls.clearCache, schemas.clearCache, async (ctx) => {
    const clear = (tx: Parameters<typeof touchGlobal>[1]) => touchGlobal(ctx, tx);
    await (ctx.tx ? clear(ctx.tx) : ctx.database.transaction(clear));
    return { success: true };
  });
}
