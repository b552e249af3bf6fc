import { type Static, Type } from 'typebox';
import type { CallSchema } from './call-schema.ts';
import { Done, Instant, Nullable, Strict, text } from './common.ts';
import { Passkeys } from './passkeys.ts';

const password = text(1_000);
/** What an authenticator shows, or one of the recovery codes, with spaces and dashes as they were read. */
export const SecondCode = text(100, 1);

export const SecondFactor = Type.Object({
  /** Since when sign-ins ask for a code of an authenticator; null where there is none. */
  since: Nullable(Instant),
  /** Any of them does instead of a code. */
  passkeys: Passkeys,
  /** Recovery codes that were not used yet. */
  recovery_codes: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const secondFactorSchemas = {
  getSecondFactor: { reply: SecondFactor },
  beginSecondFactor: {
    body: Strict({ password }),
    reply: Type.Object({
      /** In base32, for typing it over. */
      secret: Type.String(),
      /** The same as an `otpauth:` address, which authenticators read from a picture. */
      uri: Type.String(),
    }),
    example: { password: 'red-black-tree' },
  },
  confirmSecondFactor: {
    body: Strict({ code: SecondCode }),
    reply: RecoveryCodes,
    example: { code: '287 082' },
  },
  renewRecoveryCodes: { reply: RecoveryCodes },
  proveAgain: {
    body: Strict({ code: SecondCode }),
    reply: Done,
    example: { code: '287 082' },
  },
  removeSecondFactor: {
    body: Strict({ password, code: SecondCode }),
    reply: Done,
    example: { password: 'red-black-tree', code: '287 082' },
  },
} satisfies Record<string, CallSchema>;
