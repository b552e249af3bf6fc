import { call } from './make-call.ts';

export type * from '../schemas/sign-in.ts';

export const listSignInProviders = call(
  'listSignInProviders',
  'GET',
  '/admin/sign-in/providers',
  'super_admin',
);
export const createSignInProvider = call(
  'createSignInProvider',
  'POST',
  '/admin/sign-in/providers',
  'super_admin',
  { matters: true },
);
export const updateSignInProvider = call(
  'updateSignInProvider',
  'PUT',
  '/admin/sign-in/providers/{id}',
  'super_admin',
  { matters: true },
);
export const deleteSignInProvider = call(
  'deleteSignInProvider',
  'DELETE',
  '/admin/sign-in/providers/{id}',
  'super_admin',
  { matters: true },
);
export const testSignInProvider = call(
  'testSignInProvider',
  'POST',
  '/admin/sign-in/providers/{id}/test',
  'super_admin',
  { repeatable: false },
);
/** Of the buttons on the sign-in page; whoever is not named comes after. */
export const orderSignInProviders = call(
  'orderSignInProviders',
  'PUT',
  '/admin/sign-in/order',
  'super_admin',
);
/** Answers where the browser is to go; it comes back to `/login/school`. */
export const beginSchoolSignIn = call(
  'beginSchoolSignIn',
  'POST',
  '/auth/school/{id}/begin',
  'public',
  { repeatable: false },
);
export const listSignInLinks = call('listSignInLinks', 'GET', '/user/sign-ins', {
  reads: ['user'],
});
/** The same way from inside: what comes back connects the account that asked, and nobody is signed in. */
export const beginSignInLink = call('beginSignInLink', 'POST', '/user/sign-ins/{id}', {
  repeatable: false,
  matters: true,
});
export const finishSignInLink = call('finishSignInLink', 'POST', '/user/sign-in-links', {
  repeatable: false,
  writes: ['user'],
});
/** Whoever has no password here shows by his school that he is still the one at the screen. */
export const beginSchoolProof = call('beginSchoolProof', 'POST', '/user/sign-ins/{id}/proof', {
  repeatable: false,
});
export const finishSchoolProof = call('finishSchoolProof', 'POST', '/user/sign-in-proofs', {
  repeatable: false,
});
export const removeSignInLink = call('removeSignInLink', 'DELETE', '/user/sign-ins/{id}', {
  writes: ['user'],
  matters: true,
});
