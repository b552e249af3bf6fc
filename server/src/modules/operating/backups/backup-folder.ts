import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '@board/contracts/schemas/backups';
import type { Config } from '../../../config.ts';
import { diskOf } from '../../../disk.ts';
import { ServiceError } from '../../../errors.ts';

const form = /^board-(\d{4}-\d\d-\d\dT\d{6}Z)-(auto|manual|upgrade)\.jsonl\.gz$/;
const megabyte = 1024 * 1024;
const spareBytes = 32 * megabyte;

export function backupFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  const folder = join(DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const backupName = (instant: string, kind: Backup['kind']): string =>
  `board-${instant.slice(0, 19).replaceAll(':', '')}Z-${kind}.jsonl.gz`;

/** The latest first. */
export async function listBackups(config: Pick<Config, 'DATA_DIR'>): Promise<Backup[]> {
  const folder = backupFolder(config);
  const found: Backup[] = [];
  for (const name of (await readdir(folder)).sort().reverse()) {
    const [, time, kind] = form.exec(name) ?? [];
    if (!time) continue;
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (!file) continue;
    const created_at = `${time.slice(0, 13)}:${time.slice(13, 15)}:${time.slice(15, 17)}.000Z`;
    found.push({ name, kind: kind as Backup['kind'], created_at, bytes: file.size });
  }
  return found;
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
  const { free } = await diskOf(backupFolder(config));
  if (free >= needed) return;
  const inMegabytes = (bytes: number) => Math.floor(bytes / megabyte);
  throw new ServiceError('admin.backup_no_space', {
    fill: { free: inMegabytes(free), needed: inMegabytes(needed) },
  });
}
