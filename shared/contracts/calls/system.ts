import { scopes } from '../constants/scopes.ts';
import type { systemSchemas } from '../schemas/system.ts';
import type { CallOf } from './call.ts';

export type { ModulePlace } from '../schemas/system.ts';

type SystemCall<Name extends keyof typeof systemSchemas> = CallOf<typeof systemSchemas, Name>;

export const getHealth: SystemCall<'getHealth'> = {
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  access: 'public',
};
export const getReady: SystemCall<'getReady'> = {
  name: 'getReady',
  method: 'GET',
  path: '/ready',
  access: 'public',
};
/** How long what stays for a time stays here, for whoever has no account yet as well. */
export const getKept: SystemCall<'getKept'> = {
  name: 'getKept',
  method: 'GET',
  path: '/kept',
  access: 'public',
};
/** All scopes at once: the auto-refresh asks this, and loads again only what moved. */
export const getChanges: SystemCall<'getChanges'> = {
  name: 'getChanges',
  method: 'GET',
  path: '/changes',
  access: 'user',
  reads: scopes,
};
export const getDashboard: SystemCall<'getDashboard'> = {
  name: 'getDashboard',
  method: 'GET',
  path: '/dashboard',
  access: 'user',
  reads: scopes,
};
export const sendClientReport: SystemCall<'sendClientReport'> = {
  name: 'sendClientReport',
  method: 'POST',
  path: '/client-reports',
  access: 'public',
  repeatable: false,
};
/** Which releases began to work in this person's browser: what failures are measured against. */
export const reportStarts: SystemCall<'reportStarts'> = {
  name: 'reportStarts',
  method: 'POST',
  path: '/client-reports/starts',
  access: 'user',
  repeatable: false,
};
