import type { secondFactorSchemas } from '../schemas/second-factor.ts';
import type { CallOf } from './call.ts';

type Schemas = typeof secondFactorSchemas;
type SecondFactorCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const getSecondFactor: SecondFactorCall<'getSecondFactor'> = {
  name: 'getSecondFactor',
  method: 'GET',
  path: '/user/second-factor',
  access: 'user',
  reads: ['user'],
};
/** A secret for an authenticator; it counts once its first code has come. */
export const beginSecondFactor: SecondFactorCall<'beginSecondFactor'> = {
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/user/second-factor',
  access: 'user',
  repeatable: false,
  matters: true,
};
/** From now on sign-ins ask for a code; the recovery codes are told this once. */
export const confirmSecondFactor: SecondFactorCall<'confirmSecondFactor'> = {
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/user/second-factor/confirm',
  access: 'user',
  repeatable: false,
  writes: ['user'],
  matters: true,
};
/** Those before count no longer; the new ones are told this once. */
export const renewRecoveryCodes: SecondFactorCall<'renewRecoveryCodes'> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/second-factor/recovery-codes',
  access: 'user',
  repeatable: false,
  writes: ['user'],
  matters: true,
};
/** Before what matters, by whoever was refused with `auth.proof_needed`. */
export const proveAgain: SecondFactorCall<'proveAgain'> = {
  name: 'proveAgain',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'user',
  repeatable: false,
};
export const removeSecondFactor: SecondFactorCall<'removeSecondFactor'> = {
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/user/second-factor',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
