import type { adminUserSchemas } from '../schemas/admin-users.ts';
import type { CallOf } from './call.ts';

export type { AdminUser, ChangedUser, ImportedUser, PasswordLink } from '../schemas/admin-users.ts';

type UserCall<Name extends keyof typeof adminUserSchemas> = CallOf<typeof adminUserSchemas, Name>;

export const listAdminUsers: UserCall<'listAdminUsers'> = {
  name: 'listAdminUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  needs: ['users.manage'],
};
export const createAdminUser: UserCall<'createAdminUser'> = {
  name: 'createAdminUser',
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
};
/** A class at once: all lines that can be taken, or none when the file cannot be read. */
export const importAdminUsers: UserCall<'importAdminUsers'> = {
  name: 'importAdminUsers',
  method: 'POST',
  path: '/admin/users/import',
  access: 'admin',
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
};
export const updateAdminUser: UserCall<'updateAdminUser'> = {
  name: 'updateAdminUser',
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'admin',
  needs: ['users.manage'],
  matters: true,
};
/** All who are found and can be changed, in one transaction. */
export const changeAdminUsers: UserCall<'changeAdminUsers'> = {
  name: 'changeAdminUsers',
  method: 'POST',
  path: '/admin/users/changes',
  access: 'admin',
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
};
export const updateUserStatus: UserCall<'updateUserStatus'> = {
  name: 'updateUserStatus',
  method: 'PUT',
  path: '/admin/users/{id}/status',
  access: 'admin',
  needs: ['users.manage'],
  matters: true,
};
/** For good, with everything that belongs to the person. */
export const deleteAdminUser: UserCall<'deleteAdminUser'> = {
  name: 'deleteAdminUser',
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'admin',
  needs: ['users.manage'],
  matters: true,
};
/** A link that works once; the present password holds until it is used. */
export const resetUserPassword: UserCall<'resetUserPassword'> = {
  name: 'resetUserPassword',
  method: 'POST',
  path: '/admin/users/{id}/password-reset',
  access: 'admin',
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
};
/** Of somebody who has lost telephone and recovery codes; he is told. */
export const removeUserSecondFactor: UserCall<'removeUserSecondFactor'> = {
  name: 'removeUserSecondFactor',
  method: 'DELETE',
  path: '/admin/users/{id}/second-factor',
  access: 'admin',
  needs: ['users.manage'],
  matters: true,
};
export const listUserSessions: UserCall<'listUserSessions'> = {
  name: 'listUserSessions',
  method: 'GET',
  path: '/admin/users/{id}/sessions',
  access: 'admin',
  needs: ['users.manage'],
};
export const endUserSession: UserCall<'endUserSession'> = {
  name: 'endUserSession',
  method: 'DELETE',
  path: '/admin/users/{id}/sessions/{session_id}',
  access: 'admin',
  needs: ['users.manage'],
};
export const endUserSessions: UserCall<'endUserSessions'> = {
  name: 'endUserSessions',
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  access: 'admin',
  needs: ['users.manage'],
};
