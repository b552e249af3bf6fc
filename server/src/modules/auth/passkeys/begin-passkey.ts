import type { PasskeyCreation } from '@board/contracts/calls/passkeys';
import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { refuseBesideSchool } from '../school/school-first.ts';
import { challengeMs, makeChallenge } from './challenge.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { credentialsOf } from './request-options.ts';
import { siteOf } from './site.ts';
import { handleOf } from './verify-answer.ts';

/** EdDSA, ES256 and RS256: what authenticators can, the shortest signature first. */
export const algorithms = [-8, -7, -257];

/**
 * For whoever knows the password, and has shown the second factor where there is one. The passkey is
 * found without a name and shows who holds it, so that it may be all that a sign-in asks for.
 */
export async function beginPasskey(ctx: Context, password: string): Promise<PasskeyCreation> {
  const { userId, username, sessionId } = ctx.actor;
  const { rpId } = siteOf(ctx.config);
  await refuseBesideSchool(ctx);
  await confirmPassword(ctx, password);
  return {
    challenge: makeChallenge(ctx, `add in ${sessionId}`),
    rp: { id: rpId, name: 'Personal Task Board' },
    user: { id: handleOf(userId), name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: credentialsOf(await listPasskeys(single(ctx), userId)),
  };
}
