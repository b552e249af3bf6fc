import type { accountSchemas } from '../schemas/account.ts';
import type { ShapeOf } from '../schemas/call-schema.ts';
import type { Call, CallShape } from './call.ts';

export type { Layout, Session } from '../schemas/account.ts';

type Schemas = typeof accountSchemas;
type AccountCall<Name extends keyof Schemas, Extra extends CallShape = object> = Call<
  ShapeOf<Schemas[Name]> & Extra
> & { readonly name: Name };

export const updateProfile: AccountCall<'updateProfile'> = {
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  access: 'user',
  writes: ['user'],
  matters: 'partly',
};
export const updateUsername: AccountCall<'updateUsername'> = {
  name: 'updateUsername',
  method: 'PUT',
  path: '/user/username',
  access: 'user',
  writes: ['user'],
  matters: 'partly',
};
export const updateEmail: AccountCall<'updateEmail'> = {
  name: 'updateEmail',
  method: 'PUT',
  path: '/user/email',
  access: 'user',
  writes: ['user'],
  matters: 'partly',
};
/** Sends the confirmation to the address that waits for one again. */
export const askEmailAgain: AccountCall<'askEmailAgain'> = {
  name: 'askEmailAgain',
  method: 'POST',
  path: '/user/email/confirmation',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
/** The address stays as it is. */
export const withdrawEmail: AccountCall<'withdrawEmail'> = {
  name: 'withdrawEmail',
  method: 'DELETE',
  path: '/user/email/confirmation',
  access: 'user',
  writes: ['user'],
};
export const updateBio: AccountCall<'updateBio'> = {
  name: 'updateBio',
  method: 'PUT',
  path: '/user/bio',
  access: 'user',
  writes: ['user'],
};
/** Ends every session, the own one too. */
export const changePassword: AccountCall<'changePassword'> = {
  name: 'changePassword',
  method: 'POST',
  path: '/user/password',
  access: 'user',
  repeatable: false,
  matters: true,
};
/** The same under the names of other clients. */
export const replacePassword: AccountCall<'replacePassword'> = {
  name: 'replacePassword',
  method: 'PUT',
  path: '/user/password',
  access: 'user',
  repeatable: false,
  matters: true,
};
/** Multipart, in the field `avatar`. */
export const uploadAvatar: AccountCall<'uploadAvatar', { body: FormData }> = {
  name: 'uploadAvatar',
  method: 'POST',
  path: '/user/avatar',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
export const getLayout: AccountCall<'getLayout'> = {
  name: 'getLayout',
  method: 'GET',
  path: '/user/layout',
  access: 'user',
  reads: ['user'],
};
export const updateLayout: AccountCall<'updateLayout'> = {
  name: 'updateLayout',
  method: 'PUT',
  path: '/user/layout',
  access: 'user',
  writes: ['user'],
};
export const listSessions: AccountCall<'listSessions'> = {
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
};
export const deleteSession: AccountCall<'deleteSession'> = {
  name: 'deleteSession',
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'user',
};
/** All but the one that asks. */
export const endOtherSessions: AccountCall<'endOtherSessions'> = {
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/sessions',
  access: 'user',
};
/** A ZIP. */
export const exportUser: AccountCall<'exportUser'> = {
  name: 'exportUser',
  method: 'GET',
  path: '/user/export',
  access: 'user',
  matters: true,
};
export const deleteUser: AccountCall<'deleteUser'> = {
  name: 'deleteUser',
  method: 'DELETE',
  path: '/user',
  access: 'user',
  repeatable: false,
  matters: true,
};
