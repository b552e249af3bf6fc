import { call } from './make-call.ts';

export type * from '../schemas/account.ts';

export const updateProfile = call('updateProfile', 'PUT', '/user/profile', 'user', {
  writes: ['user'],
  matters: 'partly',
});
export const updateUsername = call('updateUsername', 'PUT', '/user/username', 'user', {
  writes: ['user'],
  matters: 'partly',
});
export const updateEmail = call('updateEmail', 'PUT', '/user/email', 'user', {
  writes: ['user'],
  matters: 'partly',
});
/** Sends the confirmation to the address that waits for one again. */
export const askEmailAgain = call('askEmailAgain', 'POST', '/user/email/confirmation', 'user', {
  repeatable: false,
  writes: ['user'],
});
/** The address stays as it is. */
export const withdrawEmail = call('withdrawEmail', 'DELETE', '/user/email/confirmation', 'user', {
  writes: ['user'],
});
export const updateBio = call('updateBio', 'PUT', '/user/bio', 'user', { writes: ['user'] });
/** Ends every session, the own one too. */
export const changePassword = call('changePassword', 'POST', '/user/password', 'user', {
  repeatable: false,
  matters: true,
});
/** The same under the names of other clients. */
export const replacePassword = call('replacePassword', 'PUT', '/user/password', 'user', {
  repeatable: false,
  matters: true,
});
/** Multipart, in the field `avatar`. */
export const uploadAvatar = call('uploadAvatar', 'POST', '/user/avatar', 'user', {
  repeatable: false,
  writes: ['user'],
});
export const getLayout = call('getLayout', 'GET', '/user/layout', 'user', { reads: ['user'] });
export const updateLayout = call('updateLayout', 'PUT', '/user/layout', 'user', {
  writes: ['user'],
});
export const listSessions = call('listSessions', 'GET', '/user/sessions', 'user');
export const deleteSession = call('deleteSession', 'DELETE', '/user/sessions/{id}', 'user');
/** All but the one that asks. */
export const endOtherSessions = call('endOtherSessions', 'DELETE', '/user/sessions', 'user');
/** A ZIP. */
export const exportUser = call('exportUser', 'GET', '/user/export', 'user', { matters: true });
export const deleteUser = call('deleteUser', 'DELETE', '/user', 'user', {
  repeatable: false,
  matters: true,
});
