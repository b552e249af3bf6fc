import type { userSchemas } from '../schemas/user.ts';
import type { CallOf } from './call.ts';

export type { Preferences, TaskView, User } from '../schemas/user.ts';

type UserCall<Name extends keyof typeof userSchemas> = CallOf<typeof userSchemas, Name>;

export const getProfile: UserCall<'getProfile'> = {
  name: 'getProfile',
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  reads: ['user', 'tasks'],
};
export const getSettings: UserCall<'getSettings'> = {
  name: 'getSettings',
  method: 'GET',
  path: '/user/settings',
  access: 'user',
  reads: ['user', 'tasks'],
};
export const updatePreferences: UserCall<'updatePreferences'> = {
  name: 'updatePreferences',
  method: 'PUT',
  path: '/user/preferences',
  access: 'user',
};
