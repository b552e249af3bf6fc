import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Backup } from '@board/contracts/schemas/backups';
import type { Config } from '../../../config/config.ts';
import type { SnapshotFile } from '../../../database/snapshots/read-snapshot.ts';
import { backupFolder, listBackups } from './backup-folder.ts';
import { fetchCopy } from './fetch-copy.ts';
import { openBackup } from './sealing/unseal.ts';
import { openStore } from './store/open-store.ts';

/** What can be restored by its name alone, and where it lies. */
export async function restorable(config: Config): Promise<{ place: string; backups: Backup[] }> {
  const store = openStore(config);
  return store
    ? { place: config.BACKUP_STORE, backups: await store.list() }
    : { place: backupFolder(config), backups: await listBackups(config) };
}

/** A file, sealed or not, or the name of a backup in the store, of which nothing stays behind. */
export async function withBackup<T>(
  config: Config,
  what: string,
  work: (file: SnapshotFile) => Promise<T>,
): Promise<T> {
  const path = resolve(what);
  if (existsSync(path)) return work(await openBackup(path, config.BACKUP_KEY));
  const name = what.replace(/^s3:/, '').replace(/\.sealed$/, '');
  const { place, backups } = await restorable(config);
  if (basename(what) !== what || !backups.some((backup) => backup.name === name))
    throw new Error(`There is no file ${path}, and no backup of this name in ${place}.`);
  const store = openStore(config);
  if (!store) return work(join(backupFolder(config), name));
  const fetched = join(config.DATA_DIR, `${name}.fetched`);
  try {
    await fetchCopy(store, name, fetched);
    return await work(await openBackup(fetched, config.BACKUP_KEY));
  } finally {
    await rm(fetched, { force: true });
  }
}
