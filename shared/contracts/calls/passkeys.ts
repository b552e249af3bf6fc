import { call } from './make-call.ts';

export type * from '../schemas/passkeys.ts';

/** What a browser needs to make a passkey for this session. */
export const beginPasskey = call('beginPasskey', 'POST', '/user/passkeys/options', {
  repeatable: false,
  matters: true,
});
/** From now on sign-ins with the password ask for a second factor, too. */
export const addPasskey = call('addPasskey', 'POST', '/user/passkeys', {
  repeatable: false,
  writes: ['user'],
});
export const renamePasskey = call('renamePasskey', 'PUT', '/user/passkeys/{id}', {
  writes: ['user'],
});
export const removePasskey = call('removePasskey', 'DELETE', '/user/passkeys/{id}', {
  repeatable: false,
  writes: ['user'],
  matters: true,
});
/** A challenge for this session, before what matters. */
export const beginPasskeyProof = call('beginPasskeyProof', 'POST', '/auth/passkey/proof/options', {
  repeatable: false,
});
/** Instead of a code, by whoever was refused with `auth.proof_needed`. */
export const provePasskey = call('provePasskey', 'POST', '/auth/passkey/proof', {
  repeatable: false,
});
/** A challenge for one sign-in, with the passkey alone or after the password. */
export const beginPasskeySignIn = call(
  'beginPasskeySignIn',
  'POST',
  '/auth/passkey/options',
  'public',
  { repeatable: false },
);
