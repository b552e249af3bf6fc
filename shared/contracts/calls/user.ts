import { call } from './make-call.ts';

export type * from '../schemas/user.ts';

const reads = { reads: ['user', 'tasks'] } as const;

export const getProfile = call('getProfile', 'GET', '/user/profile', reads);
export const getSettings = call('getSettings', 'GET', '/user/settings', reads);
export const updatePreferences = call('updatePreferences', 'PUT', '/user/preferences');
