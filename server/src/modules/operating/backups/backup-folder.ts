import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '@board/contracts/schemas/backups';
import type { Config } from '../../../config/config.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { diskOf } from '../../../measuring/disk.ts';
import { backupNamed, latestFirst } from './backup-name.ts';

const megabyte = 1024 * 1024;
const spareBytes = 32 * megabyte;

export function backupFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  const folder = join(DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The latest first. */
export async function listBackups(config: Pick<Config, 'DATA_DIR'>): Promise<Backup[]> {
  const folder = backupFolder(config);
  const found: Backup[] = [];
  for (const name of await readdir(folder)) {
    if (!backupNamed(name, 0)) continue;
    const file = await stat(join(folder, name)).catch(() => undefined);
    const backup = file && backupNamed(name, file.size);
    if (backup) found.push(backup);
  }
  return found.sort(latestFirst);
}

export async function findBackup(config: Pick<Config, 'DATA_DIR'>, name: string): Promise<string> {
  const found = (await listBackups(config)).some((backup) => backup.name === name);
  if (!found) throw new ServiceError('admin.backup_not_found');
  return join(backupFolder(config), name);
}

/** What people made by hand, and what an upgrade left behind, stays until somebody deletes it. */
export async function dropOldBackups(
  config: Pick<Config, 'DATA_DIR'>,
  most: number,
): Promise<void> {
  const automatic = (await listBackups(config)).filter(({ kind }) => kind === 'auto');
  for (const { name } of automatic.slice(most)) {
    await rm(join(backupFolder(config), name), { force: true });
  }
}

/** A disk that runs full in the middle would take the database with it. */
export async function refuseWithoutSpace(config: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const [latest] = await listBackups(config);
  const needed = Math.round((latest?.bytes ?? 0) * 1.2) + spareBytes;
  await refuseUnlessFree(backupFolder(config), needed);
}

export async function refuseUnlessFree(folder: string, needed: number): Promise<void> {
  const { free } = await diskOf(folder);
  if (free >= needed) return;
  const inMegabytes = (bytes: number) => Math.floor(bytes / megabyte);
  throw new ServiceError('admin.backup_no_space', {
    fill: { free: inMegabytes(free), needed: inMegabytes(needed) },
  });
}
