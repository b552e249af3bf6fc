import { call } from './make-call.ts';

export type * from '../schemas/user.ts';

export const getProfile = call('getProfile', 'GET', '/user/profile', 'user', {
  reads: ['user', 'tasks'],
});
export const getSettings = call('getSettings', 'GET', '/user/settings', 'user', {
  reads: ['user', 'tasks'],
});
export const updatePreferences = call('updatePreferences', 'PUT', '/user/preferences', 'user');
