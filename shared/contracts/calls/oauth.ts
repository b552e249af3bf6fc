import { call } from './make-call.ts';

export type * from '../schemas/oauth.ts';

/** Who asks a person, and for what, by the address that a program sent his browser to. */
export const readConsent = call('readConsent', 'GET', '/user/consent');
export const giveConsent = call('giveConsent', 'POST', '/user/consent', {
  repeatable: false,
  matters: true,
});
