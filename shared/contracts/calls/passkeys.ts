import type { passkeySchemas } from '../schemas/passkeys.ts';
import type { CallOf } from './call.ts';

export type {
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '../schemas/passkeys.ts';

type PasskeyCall<Name extends keyof typeof passkeySchemas> = CallOf<typeof passkeySchemas, Name>;

/** What a browser needs to make a passkey for this session. */
export const beginPasskey: PasskeyCall<'beginPasskey'> = {
  name: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'user',
  repeatable: false,
  matters: true,
};
/** From now on sign-ins with the password ask for a second factor, too. */
export const addPasskey: PasskeyCall<'addPasskey'> = {
  name: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  access: 'user',
  repeatable: false,
  writes: ['user'],
};
export const renamePasskey: PasskeyCall<'renamePasskey'> = {
  name: 'renamePasskey',
  method: 'PUT',
  path: '/user/passkeys/{id}',
  access: 'user',
  writes: ['user'],
};
export const removePasskey: PasskeyCall<'removePasskey'> = {
  name: 'removePasskey',
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  access: 'user',
  repeatable: false,
  writes: ['user'],
  matters: true,
};
/** A challenge for this session, before what matters. */
export const beginPasskeyProof: PasskeyCall<'beginPasskeyProof'> = {
  name: 'beginPasskeyProof',
  method: 'POST',
  path: '/auth/passkey/proof/options',
  access: 'user',
  repeatable: false,
};
/** Instead of a code, by whoever was refused with `auth.proof_needed`. */
export const provePasskey: PasskeyCall<'provePasskey'> = {
  name: 'provePasskey',
  method: 'POST',
  path: '/auth/passkey/proof',
  access: 'user',
  repeatable: false,
};
/** A challenge for one sign-in, with the passkey alone or after the password. */
export const beginPasskeySignIn: PasskeyCall<'beginPasskeySignIn'> = {
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'public',
  repeatable: false,
};
