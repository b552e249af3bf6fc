import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import * as calls from '@board/contracts/calls/backups';
import type { AuditAction } from '@board/contracts/constants/operating';
import { backupSchemas as schemas } from '@board/contracts/schemas/backups';
import type { FastifyReply } from 'fastify';
import type { Tell } from '../../../area/tell.ts';
import { type Context, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { DamagedSnapshot, verifySnapshot } from '../../../database/snapshots/read-snapshot.ts';
import { defineDaily } from '../../../jobs/schedule.ts';
import { audit } from '../../../logs/audit.ts';
import { writeSystemLog } from '../../../logs/system-log.ts';
import type { App } from '../../../serving/app-type.ts';
import { serving } from '../../../serving/serving.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import { readSettings } from '../../settings/index.ts';
import { backupFolder, findBackup, listBackups } from './backup-folder.ts';
import { askForCopy, copyJobs, forgetCopy } from './copy-backups.ts';
import { drillJobs } from './drill/drill-jobs.ts';
import { makeBackup, snapshotInto } from './make-backup.ts';
import { dropUnfinished } from './unfinished.ts';

export function backupRoutes(app: App, tell: Tell): void {
  const { serve } = serving(app, calls, schemas);
  const { jobs } = app;
  copyJobs(app);
  drillJobs(app, tell);
  jobs.atStart(({ config }) => dropUnfinished(backupFolder(config)));
  defineDaily(jobs, {
    kind: 'backup',
    run: async (ctx) => {
      if (!(await readSettings(ctx.database.reader)).autoBackup) return;
      const { name, bytes } = await makeBackup(ctx, 'auto');
      await ctx.database.transaction((tx) => askForCopy(ctx, tx, name));
      await writeSystemLog(ctx, {
        level: 'info',
        module: 'backup',
        message: `${name}, ${bytes} bytes`,
      });
    },
  });

  serve('listBackups', async (ctx) => ({
    items: await listBackups(ctx.config),
  }));
  serve('createBackup', async (ctx, { reply }) => {
    const backup = await makeBackup(ctx, 'manual', whenLeft(reply));
    await noted(ctx, 'backup.made', backup.name, (tx) => askForCopy(ctx, tx, backup.name));
    return backup;
  });
  serve('verifyBackup', async (ctx, { params }) => {
    try {
      const { rows } = await verifySnapshot(await findBackup(ctx.config, params.name));
      return { success: true, rows, message: '' };
    } catch (error) {
      if (!(error instanceof DamagedSnapshot)) throw error;
      return { success: false, rows: 0, message: error.message };
    }
  });
  serve('deleteBackup', async (ctx, { params }) => {
    await rm(await findBackup(ctx.config, params.name));
    await noted(ctx, 'backup.deleted', params.name, (tx) => forgetCopy(tx, params.name));
    return { success: true };
  });
  serve('downloadBackup', { raw: true }, async (ctx, { params, reply }) => {
    const path = await findBackup(ctx.config, params.name);
    await noted(ctx, 'backup.downloaded', params.name);
    return asFile(reply, params.name).send(createReadStream(path));
  });
  serve('exportData', { raw: true }, async (ctx, { reply }) => {
    await noted(ctx, 'data.exported', '');
    const pieces = new PassThrough();
    snapshotInto(ctx, pieces, whenLeft(reply)).catch((error: unknown) => {
      pieces.destroy(error as Error);
    });
    return asFile(reply, `board-${today(ctx)}.jsonl.gz`).send(pieces);
  });
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('application/gzip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store');

/** Ends the work when nobody waits for it any more. */
function whenLeft(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  return abort.signal;
}

function noted(
  ctx: Context,
  action: AuditAction,
  target: string,
  also: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await audit(ctx, tx, { action, target });
    await also(tx);
  });
}
