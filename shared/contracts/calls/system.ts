import { scopes } from '../constants/scopes.ts';
import { call } from './make-call.ts';

export type * from '../schemas/system.ts';

export const getHealth = call('getHealth', 'GET', '/health', 'public');
export const getReady = call('getReady', 'GET', '/ready', 'public');
/** How long what stays for a time stays here, for whoever has no account yet as well. */
export const getKept = call('getKept', 'GET', '/kept', 'public');
/** All scopes at once: the auto-refresh asks this, and loads again only what moved. */
export const getChanges = call('getChanges', 'GET', '/changes', { reads: scopes });
export const getDashboard = call('getDashboard', 'GET', '/dashboard', { reads: scopes });
export const sendClientReport = call('sendClientReport', 'POST', '/client-reports', 'public', {
  repeatable: false,
});
/** Which releases began to work in this person's browser: what failures are measured against. */
export const reportStarts = call('reportStarts', 'POST', '/client-reports/starts', {
  repeatable: false,
});
