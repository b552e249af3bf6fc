import { type Static, Type } from 'typebox';
import { passkeysPerPerson } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Instant, Nullable, Strict, text } from './common.ts';

/** Bytes of a credential, as browsers write them in JSON. */
const bytes = (most: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: most });
/** WebAuthn has none above 1023 bytes. */
const CredentialId = bytes(1_364);
const clientDataJSON = bytes(4_000);
const transports = Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 });
const name = text(60, 1);

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Instant,
  last_used_at: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** What `navigator.credentials.get` answered, as far as a server looks at it. */
export const PasskeyAnswer = Strict({
  id: CredentialId,
  clientDataJSON,
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
  userHandle: Type.Optional(bytes(100)),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

const Credential = Type.Object({
  type: Type.Literal('public-key'),
  id: Type.String(),
  transports: Type.Array(Type.String()),
});

/** In the names of WebAuthn, for `parseRequestOptionsFromJSON`. */
const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
  /** Empty where any passkey of this board may answer. */
  allowCredentials: Type.Array(Credential),
});
export type PasskeyRequest = Static<typeof RequestOptions>;

/** In the names of WebAuthn, for `parseCreationOptionsFromJSON`. */
const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(
    Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() }),
  ),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('required'),
  }),
  excludeCredentials: Type.Array(Credential),
});
export type PasskeyCreation = Static<typeof CreationOptions>;

const password = text(1_000);
const exampleAnswer: PasskeyAnswer = {
  id: 'c2FtcGxlLWNyZWRlbnRpYWw',
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'MEUC',
};

/** Of somebody: how many there are is bounded, so they come whole. */
export const Passkeys = Type.Array(Passkey, { maxItems: passkeysPerPerson });

export const passkeySchemas = {
  beginPasskey: {
    body: Strict({ password }),
    reply: CreationOptions,
    example: { password: 'red-black-tree' },
  },
  addPasskey: {
    body: Strict({ name, clientDataJSON, attestationObject: bytes(4_000), transports }),
    reply: Type.Object({
      passkey: Passkey,
      /** Told this once, where it is the first that sign-ins ask for besides the password. */
      recovery_codes: Type.Array(Type.String()),
    }),
    status: 201,
    example: {
      name: 'My phone',
      clientDataJSON: 'e30',
      attestationObject: 'oA',
      transports: ['internal'],
    },
  },
  renamePasskey: {
    params: IdParams,
    body: Strict({ name }),
    reply: Passkey,
    example: { name: 'The key on my keyring' },
  },
  removePasskey: {
    params: IdParams,
    body: Strict({ password }),
    reply: Done,
    example: { password: 'red-black-tree' },
  },
  beginPasskeyProof: { reply: RequestOptions },
  provePasskey: {
    body: Strict({ passkey: PasskeyAnswer }),
    reply: Done,
    example: { passkey: exampleAnswer },
  },
  beginPasskeySignIn: { reply: RequestOptions },
} satisfies Record<string, CallSchema>;
