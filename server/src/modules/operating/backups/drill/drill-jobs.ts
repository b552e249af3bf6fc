import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '@board/contracts/schemas/backups';
import type { Tell } from '../../../../area/tell.ts';
import type { PublicContext } from '../../../../context/context.ts';
import { messageOf, ServiceError } from '../../../../errors/errors.ts';
import { defineWeekly } from '../../../../jobs/schedule.ts';
import { writeSystemLog } from '../../../../logs/system-log.ts';
import type { App } from '../../../../serving/app-type.ts';
import { backupFolder, listBackups, refuseUnlessFree } from '../backup-folder.ts';
import { fetchCopy } from '../fetch-copy.ts';
import { keepOutcome } from '../outcomes.repository.ts';
import { openStore } from '../store/open-store.ts';
import { tellOfFailedDrill } from './drill-news.ts';
import { practiceBounds, runPractice } from './run-practice.ts';

/** An hour after the backup of the day, UTC. */
const hour = 20;

/** Once a week a backup is restored, so that nobody does so for the first time on the day it matters. */
export function drillJobs({ jobs, onClosing }: Pick<App, 'jobs' | 'onClosing'>, tell: Tell): void {
  const ending = new AbortController();
  onClosing(() => ending.abort());
  defineWeekly(jobs, {
    kind: 'backups.drill',
    hour,
    run: async (ctx) => {
      const began = ctx.clock.now();
      let backup = '';
      try {
        const latest = await latestBackup(ctx, ending.signal);
        if (!latest) return;
        backup = latest.name;
        const rows = await restore(ctx, latest, ending.signal);
        const ms = ctx.clock.now() - began;
        await ctx.database.transaction((tx) => keepOutcome(ctx, tx, 'drill', { backup, rows, ms }));
      } catch (error) {
        // Whoever is next to start begins anew.
        if (ending.signal.aborted) throw error;
        await keepFailure(ctx, tell, { backup, error, ms: ctx.clock.now() - began });
      }
    },
  });
}

/** Off the host, or here where nothing leaves it. */
async function latestBackup(
  { config }: PublicContext,
  ended: AbortSignal,
): Promise<Backup | undefined> {
  const store = openStore(config, ended);
  const [latest] = store ? await store.list() : await listBackups(config);
  if (store && !latest) throw new ServiceError('admin.drill_without_copy');
  return latest;
}

async function restore(
  { config }: PublicContext,
  { name, bytes }: Backup,
  ended: AbortSignal,
): Promise<number> {
  const store = openStore(config, ended);
  const folder = join(config.DATA_DIR, 'restore-drill');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    await refuseUnlessFree(folder, 2 * bytes + practiceBounds.leastFree);
    const path = join(store ? folder : backupFolder(config), name);
    if (store) await fetchCopy(store, name, path);
    return await runPractice({ path, folder, key: config.BACKUP_KEY }, ended);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepFailure(
  ctx: PublicContext,
  tell: Tell,
  { backup, error, ms }: { backup: string; error: unknown; ms: number },
): Promise<void> {
  ctx.log.error({ err: error, backup }, 'a restore drill failed');
  const why = error instanceof ServiceError ? messageOf(error, 'en') : String(error);
  await writeSystemLog(ctx, { level: 'error', module: 'backup', message: `${backup}: ${why}` });
  await ctx.database.transaction(async (tx) => {
    await keepOutcome(ctx, tx, 'drill', { backup, rows: 0, ms, error });
    await tellOfFailedDrill(ctx, tx, tell, error);
  });
}
