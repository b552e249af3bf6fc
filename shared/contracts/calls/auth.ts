import type { authSchemas } from '../schemas/auth.ts';
import type { CallOf } from './call.ts';

type AuthCall<Name extends keyof typeof authSchemas> = CallOf<typeof authSchemas, Name>;

export const register: AuthCall<'register'> = {
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  repeatable: false,
  signsIn: true,
};
export const login: AuthCall<'login'> = {
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  repeatable: false,
  signsIn: true,
};
/** Somebody has come back from the school. Asks for a code or a password where one of them is needed. */
export const finishSchoolSignIn: AuthCall<'finishSchoolSignIn'> = {
  name: 'finishSchoolSignIn',
  method: 'POST',
  path: '/auth/school/finish',
  access: 'public',
  repeatable: false,
  signsIn: true,
};
/** The passkey alone: it shows who it is, and that he is there. */
export const signInWithPasskey: AuthCall<'signInWithPasskey'> = {
  name: 'signInWithPasskey',
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  repeatable: false,
  signsIn: true,
};
export const logout: AuthCall<'logout'> = {
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  repeatable: false,
};
export const verifySession: AuthCall<'verifySession'> = {
  name: 'verifySession',
  method: 'GET',
  path: '/auth/verify',
  access: 'user',
};
export const refreshToken: AuthCall<'refreshToken'> = {
  name: 'refreshToken',
  method: 'POST',
  path: '/auth/refresh',
  access: 'token',
  repeatable: false,
};
/** What the sign-in page may offer. */
export const getSignInOptions: AuthCall<'getSignInOptions'> = {
  name: 'getSignInOptions',
  method: 'GET',
  path: '/auth/options',
  access: 'public',
};
/** Whether others would guess it soon; nothing is decided or kept by it. */
export const judgePassword: AuthCall<'judgePassword'> = {
  name: 'judgePassword',
  method: 'POST',
  path: '/auth/password-hint',
  access: 'public',
  repeatable: false,
};
/** Sends a link to the address, if it belongs to somebody; the answer does not tell. */
export const requestPasswordReset: AuthCall<'requestPasswordReset'> = {
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/password-reset',
  access: 'public',
  repeatable: false,
};
/** The token of the link works once and ends every session. */
export const resetPassword: AuthCall<'resetPassword'> = {
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/password-reset/confirm',
  access: 'public',
  repeatable: false,
};
/** By whoever reads the mail that went there; from now on the address is that of the account. */
export const confirmEmail: AuthCall<'confirmEmail'> = {
  name: 'confirmEmail',
  method: 'POST',
  path: '/auth/email/confirm',
  access: 'public',
  repeatable: false,
};
/** By whoever reads the mail to the address before: it comes back, and every session ends. */
export const takeBackEmail: AuthCall<'takeBackEmail'> = {
  name: 'takeBackEmail',
  method: 'POST',
  path: '/auth/email/take-back',
  access: 'public',
  repeatable: false,
};
