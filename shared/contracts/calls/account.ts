import { call } from './make-call.ts';

export type * from '../schemas/account.ts';

const writes = { writes: ['user'] } as const;

export const updateProfile = call('updateProfile', 'PUT', '/user/profile', {
  writes: ['user'],
  matters: 'partly',
});
export const updateUsername = call('updateUsername', 'PUT', '/user/username', {
  writes: ['user'],
  matters: 'partly',
});
export const updateEmail = call('updateEmail', 'PUT', '/user/email', {
  writes: ['user'],
  matters: 'partly',
});
/** Sends the confirmation to the address that waits for one again. */
export const askEmailAgain = call('askEmailAgain', 'POST', '/user/email/confirmation', {
  repeatable: false,
  writes: ['user'],
});
/** The address stays as it is. */
export const withdrawEmail = call('withdrawEmail', 'DELETE', '/user/email/confirmation', writes);
export const updateBio = call('updateBio', 'PUT', '/user/bio', writes);
/** Ends every session, the own one too. */
export const changePassword = call('changePassword', 'POST', '/user/password', {
  repeatable: false,
  matters: true,
});
/** The same under the names of other clients. */
export const replacePassword = call('replacePassword', 'PUT', '/user/password', {
  repeatable: false,
  matters: true,
});
/** Multipart, in the field `avatar`. */
export const uploadAvatar = call('uploadAvatar', 'POST', '/user/avatar', {
  repeatable: false,
  writes: ['user'],
});
export const getLayout = call('getLayout', 'GET', '/user/layout', { reads: ['user'] });
export const updateLayout = call('updateLayout', 'PUT', '/user/layout', writes);
export const listSessions = call('listSessions', 'GET', '/user/sessions');
export const deleteSession = call('deleteSession', 'DELETE', '/user/sessions/{id}');
/** All but the one that asks. */
export const endOtherSessions = call('endOtherSessions', 'DELETE', '/user/sessions');
/** A ZIP. */
export const exportUser = call('exportUser', 'GET', '/user/export', { matters: true });
export const deleteUser = call('deleteUser', 'DELETE', '/user', {
  repeatable: false,
  matters: true,
});
