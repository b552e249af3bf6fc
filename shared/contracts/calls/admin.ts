import { call } from './make-call.ts';

export type * from '../schemas/admin.ts';

/** Everything the console shows first, in one reply. */
export const getAdminData = call('getAdminData', 'GET', '/admin/data', 'admin', {
  needs: ['users.manage', 'settings.manage', 'operations.manage'],
});
export const getAdminStats = call('getAdminStats', 'GET', '/admin/stats', 'admin');
export const getAdminSettings = call('getAdminSettings', 'GET', '/admin/settings', 'admin', {
  needs: ['settings.manage'],
});
export const updateAdminSettings = call('updateAdminSettings', 'PUT', '/admin/settings', 'admin', {
  needs: ['settings.manage'],
  matters: 'partly',
});
export const getServerInfo = call('getServerInfo', 'GET', '/admin/server/info', 'admin');
/** The last day of all instances. */
export const getHealthOfServers = call(
  'getHealthOfServers',
  'GET',
  '/admin/server/health',
  'admin',
  { needs: ['operations.manage'] },
);
export const listLogs = call('listLogs', 'GET', '/admin/logs', 'admin', {
  needs: ['operations.manage'],
});
export const createLog = call('createLog', 'POST', '/admin/logs', 'admin', {
  needs: ['operations.manage'],
});
export const deleteLog = call('deleteLog', 'DELETE', '/admin/logs/{id}', 'admin', {
  needs: ['operations.manage'],
});
export const clearLogs = call('clearLogs', 'DELETE', '/admin/logs', 'admin', {
  needs: ['operations.manage'],
});
export const listAudit = call('listAudit', 'GET', '/admin/audit', 'admin', {
  needs: ['audit.read'],
});
export const exportAudit = call('exportAudit', 'GET', '/admin/audit/export', 'admin', {
  needs: ['audit.read'],
});
export const listJobs = call('listJobs', 'GET', '/admin/jobs', 'admin', {
  needs: ['operations.manage'],
});
export const runJob = call('runJob', 'POST', '/admin/jobs/{id}/run', 'admin', {
  needs: ['operations.manage'],
});
export const testMail = call('testMail', 'POST', '/admin/test/mail', 'admin', {
  needs: ['settings.manage'],
  repeatable: false,
});
export const testEducation = call('testEducation', 'POST', '/admin/test/education', 'admin', {
  needs: ['settings.manage'],
  repeatable: false,
});
export const clearCache = call('clearCache', 'POST', '/admin/cache/clear', 'admin', {
  needs: ['operations.manage'],
});
