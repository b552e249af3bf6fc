import type { oauthSchemas } from '../schemas/oauth.ts';
import type { CallOf } from './call.ts';

export type { AskingProgram } from '../schemas/oauth.ts';

type OAuthCall<Name extends keyof typeof oauthSchemas> = CallOf<typeof oauthSchemas, Name>;

/** Who asks a person, and for what, by the address that a program sent his browser to. */
export const readConsent: OAuthCall<'readConsent'> = {
  name: 'readConsent',
  method: 'GET',
  path: '/user/consent',
  access: 'user',
};
export const giveConsent: OAuthCall<'giveConsent'> = {
  name: 'giveConsent',
  method: 'POST',
  path: '/user/consent',
  access: 'user',
  repeatable: false,
  matters: true,
};
