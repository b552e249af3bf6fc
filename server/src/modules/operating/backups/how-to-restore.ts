import { join } from 'node:path';
import type { Config } from '../../../config/config.ts';
import { backupFolder, listBackups } from './backup-folder.ts';

/** For whoever starts a server over a database that cannot be read any more. */
export async function howToRestore(config: Pick<Config, 'DATA_DIR'>): Promise<string> {
  const folder = backupFolder(config);
  const [latest] = await listBackups(config);
  const which = latest
    ? `the latest is ${join(folder, latest.name)}`
    : `there is none in ${folder}, so take one from where copies are kept`;
  return `Restore a backup, with the environment of the server: npm run restore -- FILE (${which}). What is there now is kept beside it.`;
}
