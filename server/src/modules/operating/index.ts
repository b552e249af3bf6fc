export { area as operatingArea } from './area.ts';
export { backUpBeforeUpgrade } from './backups/back-up-before-upgrade.ts';
export { restorable, withBackup } from './backups/backup-to-restore.ts';
export { howToRestore } from './backups/how-to-restore.ts';
