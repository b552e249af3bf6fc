import { call } from './make-call.ts';

export type * from '../schemas/admin-users.ts';

export const listAdminUsers = call('listAdminUsers', 'GET', '/admin/users', 'admin', {
  needs: ['users.manage'],
});
export const createAdminUser = call('createAdminUser', 'POST', '/admin/users', 'admin', {
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
});
/** A class at once: all lines that can be taken, or none when the file cannot be read. */
export const importAdminUsers = call('importAdminUsers', 'POST', '/admin/users/import', 'admin', {
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
});
export const updateAdminUser = call('updateAdminUser', 'PUT', '/admin/users/{id}', 'admin', {
  needs: ['users.manage'],
  matters: true,
});
/** All who are found and can be changed, in one transaction. */
export const changeAdminUsers = call('changeAdminUsers', 'POST', '/admin/users/changes', 'admin', {
  needs: ['users.manage'],
  repeatable: false,
  matters: true,
});
export const updateUserStatus = call(
  'updateUserStatus',
  'PUT',
  '/admin/users/{id}/status',
  'admin',
  { needs: ['users.manage'], matters: true },
);
/** For good, with everything that belongs to the person. */
export const deleteAdminUser = call('deleteAdminUser', 'DELETE', '/admin/users/{id}', 'admin', {
  needs: ['users.manage'],
  matters: true,
});
/** A link that works once; the present password holds until it is used. */
export const resetUserPassword = call(
  'resetUserPassword',
  'POST',
  '/admin/users/{id}/password-reset',
  'admin',
  { needs: ['users.manage'], repeatable: false, matters: true },
);
/** Of somebody who has lost telephone and recovery codes; he is told. */
export const removeUserSecondFactor = call(
  'removeUserSecondFactor',
  'DELETE',
  '/admin/users/{id}/second-factor',
  'admin',
  { needs: ['users.manage'], matters: true },
);
export const listUserSessions = call(
  'listUserSessions',
  'GET',
  '/admin/users/{id}/sessions',
  'admin',
  { needs: ['users.manage'] },
);
export const endUserSession = call(
  'endUserSession',
  'DELETE',
  '/admin/users/{id}/sessions/{session_id}',
  'admin',
  { needs: ['users.manage'] },
);
export const endUserSessions = call(
  'endUserSessions',
  'DELETE',
  '/admin/users/{id}/sessions',
  'admin',
  { needs: ['users.manage'] },
);
