import { call } from './make-call.ts';

export const register = call('register', 'POST', '/auth/register', 'public', {
  repeatable: false,
  signsIn: true,
});
export const login = call('login', 'POST', '/auth/login', 'public', {
  repeatable: false,
  signsIn: true,
});
/** Somebody has come back from the school. Asks for a code or a password where one of them is needed. */
export const finishSchoolSignIn = call(
  'finishSchoolSignIn',
  'POST',
  '/auth/school/finish',
  'public',
  { repeatable: false, signsIn: true },
);
/** The passkey alone: it shows who it is, and that he is there. */
export const signInWithPasskey = call('signInWithPasskey', 'POST', '/auth/passkey', 'public', {
  repeatable: false,
  signsIn: true,
});
export const logout = call('logout', 'POST', '/auth/logout', { repeatable: false });
export const verifySession = call('verifySession', 'GET', '/auth/verify');
export const refreshToken = call('refreshToken', 'POST', '/auth/refresh', 'token', {
  repeatable: false,
});
/** What the sign-in page may offer. */
export const getSignInOptions = call('getSignInOptions', 'GET', '/auth/options', 'public');
/** Whether others would guess it soon; nothing is decided or kept by it. */
export const judgePassword = call('judgePassword', 'POST', '/auth/password-hint', 'public', {
  repeatable: false,
});
/** Sends a link to the address, if it belongs to somebody; the answer does not tell. */
export const requestPasswordReset = call(
  'requestPasswordReset',
  'POST',
  '/auth/password-reset',
  'public',
  { repeatable: false },
);
/** The token of the link works once and ends every session. */
export const resetPassword = call(
  'resetPassword',
  'POST',
  '/auth/password-reset/confirm',
  'public',
  { repeatable: false },
);
/** By whoever reads the mail that went there; from now on the address is that of the account. */
export const confirmEmail = call('confirmEmail', 'POST', '/auth/email/confirm', 'public', {
  repeatable: false,
});
/** By whoever reads the mail to the address before: it comes back, and every session ends. */
export const takeBackEmail = call('takeBackEmail', 'POST', '/auth/email/take-back', 'public', {
  repeatable: false,
});
