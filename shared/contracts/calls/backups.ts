import { call } from './make-call.ts';

export type * from '../schemas/backups.ts';

export const listBackups = call('listBackups', 'GET', '/admin/backups', 'admin', {
  needs: ['operations.manage'],
});
export const createBackup = call('createBackup', 'POST', '/admin/backups', 'admin', {
  needs: ['operations.manage'],
  repeatable: false,
  matters: true,
});
/** It holds every password hash, so it is for those who may do everything anyway. */
export const downloadBackup = call(
  'downloadBackup',
  'GET',
  '/admin/backups/{name}',
  'super_admin',
  { matters: true },
);
export const verifyBackup = call('verifyBackup', 'POST', '/admin/backups/{name}/verify', 'admin', {
  needs: ['operations.manage'],
  repeatable: false,
});
export const deleteBackup = call('deleteBackup', 'DELETE', '/admin/backups/{name}', 'super_admin', {
  matters: true,
});
export const exportData = call('exportData', 'GET', '/admin/export', 'super_admin', {
  matters: true,
});
