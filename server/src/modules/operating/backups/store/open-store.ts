import { fileURLToPath } from 'node:url';
import type { Config } from '../../../../config/config.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** None where the operator names none. A request that runs ends with the signal. */
export function openStore(config: Config, ended?: AbortSignal): BackupStore | undefined {
  const { BACKUP_STORE } = config;
  if (BACKUP_STORE === '') return undefined;
  return BACKUP_STORE.startsWith('file:')
    ? folderStore(fileURLToPath(BACKUP_STORE))
    : s3Store(config, ended);
}
