import type { backupSchemas } from '../schemas/backups.ts';
import type { CallOf } from './call.ts';

export type { Backup } from '../schemas/backups.ts';

type BackupCall<Name extends keyof typeof backupSchemas> = CallOf<typeof backupSchemas, Name>;

export const listBackups: BackupCall<'listBackups'> = {
  name: 'listBackups',
  method: 'GET',
  path: '/admin/backups',
  access: 'admin',
  needs: ['operations.manage'],
};
export const createBackup: BackupCall<'createBackup'> = {
  name: 'createBackup',
  method: 'POST',
  path: '/admin/backups',
  access: 'admin',
  needs: ['operations.manage'],
  repeatable: false,
  matters: true,
};
/** It holds every password hash, so it is for those who may do everything anyway. */
export const downloadBackup: BackupCall<'downloadBackup'> = {
  name: 'downloadBackup',
  method: 'GET',
  path: '/admin/backups/{name}',
  access: 'super_admin',
  matters: true,
};
export const verifyBackup: BackupCall<'verifyBackup'> = {
  name: 'verifyBackup',
  method: 'POST',
  path: '/admin/backups/{name}/verify',
  access: 'admin',
  needs: ['operations.manage'],
  repeatable: false,
};
export const deleteBackup: BackupCall<'deleteBackup'> = {
  name: 'deleteBackup',
  method: 'DELETE',
  path: '/admin/backups/{name}',
  access: 'super_admin',
  matters: true,
};
export const exportData: BackupCall<'exportData'> = {
  name: 'exportData',
  method: 'GET',
  path: '/admin/export',
  access: 'super_admin',
  matters: true,
};
