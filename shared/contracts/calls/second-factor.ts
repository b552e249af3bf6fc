import { call } from './make-call.ts';

export const getSecondFactor = call('getSecondFactor', 'GET', '/user/second-factor', {
  reads: ['user'],
});
/** A secret for an authenticator; it counts once its first code has come. */
export const beginSecondFactor = call('beginSecondFactor', 'POST', '/user/second-factor', {
  repeatable: false,
  matters: true,
});
/** From now on sign-ins ask for a code; the recovery codes are told this once. */
export const confirmSecondFactor = call(
  'confirmSecondFactor',
  'POST',
  '/user/second-factor/confirm',
  { repeatable: false, writes: ['user'], matters: true },
);
/** Those before count no longer; the new ones are told this once. */
export const renewRecoveryCodes = call(
  'renewRecoveryCodes',
  'POST',
  '/user/second-factor/recovery-codes',
  { repeatable: false, writes: ['user'], matters: true },
);
/** Before what matters, by whoever was refused with `auth.proof_needed`. */
export const proveAgain = call('proveAgain', 'POST', '/auth/second-factor', {
  repeatable: false,
});
export const removeSecondFactor = call('removeSecondFactor', 'DELETE', '/user/second-factor', {
  repeatable: false,
  writes: ['user'],
});
