import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { PublicContext, Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { cancelJob, enqueue } from '../../../jobs/enqueue.ts';
import type { App } from '../../../serving/app-type.ts';
import { readSettings } from '../../settings/index.ts';
import { backupFolder, listBackups } from './backup-folder.ts';
import { copiesDue } from './copies-due.ts';
import { keepOutcome } from './outcomes.repository.ts';
import { seal } from './sealing/seal.ts';
import { openStore } from './store/open-store.ts';

const kind = 'backups.copy';

/** Copies what the store lacks, all of it: what failed for one backup is made up for with the next. */
export function copyJobs({ jobs, onClosing }: Pick<App, 'jobs' | 'onClosing'>): void {
  const ending = new AbortController();
  onClosing(() => ending.abort());
  jobs.define<{ name: string }>(kind, {
    run: async (ctx, { name }) => {
      const began = ctx.clock.now();
      const keep = (error?: unknown) =>
        ctx.database.transaction((tx) => {
          const ms = ctx.clock.now() - began;
          return keepOutcome(ctx, tx, 'copy', { backup: name, rows: 0, ms, error });
        });
      try {
        await copyBackups(ctx, name, ending.signal);
        await keep();
      } catch (error) {
        // Whoever is next to start goes on with it.
        if (!ending.signal.aborted) await keep(error);
        throw error;
      }
    },
  });
}

export async function askForCopy(
  ctx: Pick<Services, 'clock' | 'signals' | 'config'>,
  tx: Transaction,
  name: string,
): Promise<void> {
  if (ctx.config.BACKUP_STORE !== '')
    await enqueue(ctx, tx, { kind, payload: { name }, key: name });
}

export const forgetCopy = (tx: Transaction, name: string): Promise<void> =>
  cancelJob(tx, kind, name);

async function copyBackups(
  { config, database }: PublicContext,
  name: string,
  ended: AbortSignal,
): Promise<void> {
  const store = openStore(config, ended);
  if (!store || !config.BACKUP_KEY) throw new ServiceError('admin.backup_store_unset');
  const here = await listBackups(config);
  const there = await store.list();
  // Another instance made it, in a folder that is not this one's.
  if (![...here, ...there].some((backup) => backup.name === name))
    throw new ServiceError('admin.backup_not_found');
  const { kept } = await readSettings(database.reader);
  const { missing, over } = copiesDue(here, there, kept.backups);
  for (const backup of missing) {
    const plain = createReadStream(join(backupFolder(config), backup.name));
    await store.put(backup.name, seal(config.BACKUP_KEY, plain));
  }
  for (const backup of over) await store.remove(backup.name);
}
