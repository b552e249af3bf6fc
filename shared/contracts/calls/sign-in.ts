import type { signInSchemas } from '../schemas/sign-in.ts';
import type { CallOf } from './call.ts';

export type { SignInLink, SignInProvider, SignInWay } from '../schemas/sign-in.ts';

type SignInCall<Name extends keyof typeof signInSchemas> = CallOf<typeof signInSchemas, Name>;

export const listSignInProviders: SignInCall<'listSignInProviders'> = {
  name: 'listSignInProviders',
  method: 'GET',
  path: '/admin/sign-in/providers',
  access: 'super_admin',
};
export const createSignInProvider: SignInCall<'createSignInProvider'> = {
  name: 'createSignInProvider',
  method: 'POST',
  path: '/admin/sign-in/providers',
  access: 'super_admin',
  matters: true,
};
export const updateSignInProvider: SignInCall<'updateSignInProvider'> = {
  name: 'updateSignInProvider',
  method: 'PUT',
  path: '/admin/sign-in/providers/{id}',
  access: 'super_admin',
  matters: true,
};
export const deleteSignInProvider: SignInCall<'deleteSignInProvider'> = {
  name: 'deleteSignInProvider',
  method: 'DELETE',
  path: '/admin/sign-in/providers/{id}',
  access: 'super_admin',
  matters: true,
};
export const testSignInProvider: SignInCall<'testSignInProvider'> = {
  name: 'testSignInProvider',
  method: 'POST',
  path: '/admin/sign-in/providers/{id}/test',
  access: 'super_admin',
  repeatable: false,
};
/** Of the buttons on the sign-in page; whoever is not named comes after. */
export const orderSignInProviders: SignInCall<'orderSignInProviders'> = {
  name: 'orderSignInProviders',
  method: 'PUT',
  path: '/admin/sign-in/order',
  access: 'super_admin',
};
/** Answers where the browser is to go; it comes back to `/login/school`. */
export const beginSchoolSignIn: SignInCall<'beginSchoolSignIn'> = {
  name: 'beginSchoolSignIn',
  method: 'POST',
  path: '/auth/school/{id}/begin',
  access: 'public',
  repeatable: false,
};
export const listSignInLinks: SignInCall<'listSignInLinks'> = {
  name: 'listSignInLinks',
  method: 'GET',
  path: '/user/sign-ins',
  access: 'user',
  reads: ['user'],
};
/** The same way from inside: what comes back connects the account that asked, and nobody is signed in. */
export const beginSignInLink: SignInCall<'beginSignInLink'> = {
  name: 'beginSignInLink',
  method: 'POST',
  path: '/user/sign-ins/{id}',
  access: 'user',
  repeatable: false,
  matters: true,
};
export const finishSignInLink: SignInCall<'finishSignInLink'> = {
  name: 'finishSignInLink',
  method: 'POST',
  path: '/user/sign-in-links',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
/** Whoever has no password here shows by his school that he is still the one at the screen. */
export const beginSchoolProof: SignInCall<'beginSchoolProof'> = {
  name: 'beginSchoolProof',
  method: 'POST',
  path: '/user/sign-ins/{id}/proof',
  access: 'user',
  repeatable: false,
};
export const finishSchoolProof: SignInCall<'finishSchoolProof'> = {
  name: 'finishSchoolProof',
  method: 'POST',
  path: '/user/sign-in-proofs',
  access: 'user',
  repeatable: false,
};
export const removeSignInLink: SignInCall<'removeSignInLink'> = {
  name: 'removeSignInLink',
  method: 'DELETE',
  path: '/user/sign-ins/{id}',
  access: 'user',
  writes: ['user'],
  matters: true,
};
