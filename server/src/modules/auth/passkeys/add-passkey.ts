import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/passkeys';
import { passkeysPerPerson } from '@board/contracts/constants/limits';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { type Context, now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { write } from '../../../writing/transaction.ts';
import { refuseBesideSchool } from '../school/school-first.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { countRecoveryCodes, forgetBegun } from '../second-factor/second-factor.repository.ts';
import { tellOfFactor } from '../second-factor/tell-of-factor.ts';
import { markProven } from '../sessions.repository.ts';
import { algorithms } from './begin-passkey.ts';
import { checked, takeClientData } from './client-data.ts';
import { insertPasskey, listPasskeys, type PasskeyRow } from './passkeys.repository.ts';

type NewPasskey = BodyOf<typeof calls.addPasskey>;

/** Recovery codes come with what is the first to be lost. */
export async function addPasskey(
  ctx: Context,
  given: NewPasskey,
): Promise<{ passkey: calls.Passkey; recovery_codes: string[] }> {
  const { userId } = ctx.actor;
  await refuseBesideSchool(ctx);
  const { id: credential_id, publicKey, counter } = await readCredential(ctx, given);
  return write(ctx, ['user'], async (tx) => {
    const before = await listPasskeys(tx, userId);
    if (before.length >= passkeysPerPerson)
      throw new ServiceError('user.passkeys_full', { fill: { limit: passkeysPerPerson } });
    const name = given.name.trim();
    // What leads back takes away what came since.
    await tellOfFactor(ctx, tx, { kind: 'passkey_added', name });
    const row: PasskeyRow = {
      user_id: userId,
      id: newId(ctx.clock.now()),
      credential_id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: given.transports.join(' '),
      name,
      created_at: now(ctx),
      last_used_at: null,
    };
    if (!(await insertPasskey(tx, row))) throw new ServiceError('user.passkey_known');
    await forgetBegun(tx, userId);
    await markProven(ctx, tx);
    const recovery_codes =
      (await countRecoveryCodes(tx, userId)) > 0 ? [] : await makeRecoveryCodes(ctx, tx);
    await audit(ctx, tx, { action: 'user.passkey_added', target: userId, details: { name } });
    return { passkey: shownPasskey(row), recovery_codes };
  });
}

export const shownPasskey = ({
  id,
  name,
  created_at,
  last_used_at,
}: PasskeyRow): calls.Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
});

/** WebAuthn has no longer ones, and an index would not hold them. */
const longestId = 1_364;

async function readCredential(ctx: Context, { clientDataJSON, attestationObject }: NewPasskey) {
  const site = await takeClientData(ctx, `add in ${ctx.actor.sessionId}`, clientDataJSON);
  const { verified, registrationInfo } = await checked(ctx, async () => {
    refuseCertificates(attestationObject);
    // Which one it is stands in what the authenticator made.
    const id = 'made';
    const response = { clientDataJSON, attestationObject };
    return verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...site,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  const credential = registrationInfo?.credential;
  if (!verified || !credential || credential.id.length > longestId)
    throw new ServiceError('auth.passkey_wrong');
  return credential;
}

/**
 * We ask for no word of the maker, and whoever sends one all the same would have its certificates
 * looked up wherever they say. What signs for itself has none.
 */
function refuseCertificates(attestationObject: string): void {
  const made = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const isPlain = made.get('fmt') === 'none' || made.get('fmt') === 'packed';
  if (!isPlain || made.get('attStmt').get('x5c') !== undefined)
    throw new Error('An attestation that was not asked for.');
}
