import type { adminSchemas } from '../schemas/admin.ts';
import type { CallOf } from './call.ts';

export type {
  AdminStats,
  AuditEntry,
  BackupOutcome,
  Health,
  HealthSample,
  Job,
  LogEntry,
  Outgoing,
  ServerInfo,
  Settings,
  SlowStatement,
} from '../schemas/admin.ts';

type AdminCall<Name extends keyof typeof adminSchemas> = CallOf<typeof adminSchemas, Name>;

/** Everything the console shows first, in one reply. */
export const getAdminData: AdminCall<'getAdminData'> = {
  name: 'getAdminData',
  method: 'GET',
  path: '/admin/data',
  access: 'admin',
  needs: ['users.manage', 'settings.manage', 'operations.manage'],
};
export const getAdminStats: AdminCall<'getAdminStats'> = {
  name: 'getAdminStats',
  method: 'GET',
  path: '/admin/stats',
  access: 'admin',
};
export const getAdminSettings: AdminCall<'getAdminSettings'> = {
  name: 'getAdminSettings',
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  needs: ['settings.manage'],
};
export const updateAdminSettings: AdminCall<'updateAdminSettings'> = {
  name: 'updateAdminSettings',
  method: 'PUT',
  path: '/admin/settings',
  access: 'admin',
  needs: ['settings.manage'],
  matters: 'partly',
};
export const getServerInfo: AdminCall<'getServerInfo'> = {
  name: 'getServerInfo',
  method: 'GET',
  path: '/admin/server/info',
  access: 'admin',
};
/** The last day of all instances. */
export const getHealthOfServers: AdminCall<'getHealthOfServers'> = {
  name: 'getHealthOfServers',
  method: 'GET',
  path: '/admin/server/health',
  access: 'admin',
  needs: ['operations.manage'],
};
export const listLogs: AdminCall<'listLogs'> = {
  name: 'listLogs',
  method: 'GET',
  path: '/admin/logs',
  access: 'admin',
  needs: ['operations.manage'],
};
export const createLog: AdminCall<'createLog'> = {
  name: 'createLog',
  method: 'POST',
  path: '/admin/logs',
  access: 'admin',
  needs: ['operations.manage'],
};
export const deleteLog: AdminCall<'deleteLog'> = {
  name: 'deleteLog',
  method: 'DELETE',
  path: '/admin/logs/{id}',
  access: 'admin',
  needs: ['operations.manage'],
};
export const clearLogs: AdminCall<'clearLogs'> = {
  name: 'clearLogs',
  method: 'DELETE',
  path: '/admin/logs',
  access: 'admin',
  needs: ['operations.manage'],
};
export const listAudit: AdminCall<'listAudit'> = {
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  needs: ['audit.read'],
};
export const exportAudit: AdminCall<'exportAudit'> = {
  name: 'exportAudit',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'admin',
  needs: ['audit.read'],
};
export const listJobs: AdminCall<'listJobs'> = {
  name: 'listJobs',
  method: 'GET',
  path: '/admin/jobs',
  access: 'admin',
  needs: ['operations.manage'],
};
export const runJob: AdminCall<'runJob'> = {
  name: 'runJob',
  method: 'POST',
  path: '/admin/jobs/{id}/run',
  access: 'admin',
  needs: ['operations.manage'],
};
export const testMail: AdminCall<'testMail'> = {
  name: 'testMail',
  method: 'POST',
  path: '/admin/test/mail',
  access: 'admin',
  needs: ['settings.manage'],
  repeatable: false,
};
export const testEducation: AdminCall<'testEducation'> = {
  name: 'testEducation',
  method: 'POST',
  path: '/admin/test/education',
  access: 'admin',
  needs: ['settings.manage'],
  repeatable: false,
};
export const clearCache: AdminCall<'clearCache'> = {
  name: 'clearCache',
  method: 'POST',
  path: '/admin/cache/clear',
  access: 'admin',
  needs: ['operations.manage'],
};
