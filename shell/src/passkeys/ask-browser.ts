import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@board/contracts/calls/passkeys';

let open: AbortController | undefined;

/** A browser asks one thing at a time: the next question takes the place of the one in the field. */
function next(): { signal: AbortSignal } {
  open?.abort();
  open = new AbortController();
  return { signal: open.signal };
}

export const stopAsking = (): void => open?.abort();

/** Beside the field of the name, among what the browser fills in; else in a window of the browser's. */
export async function showPasskey(
  options: PasskeyRequest,
  where: 'in the field' | 'apart' = 'apart',
): Promise<PasskeyAnswer> {
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    mediation: where === 'in the field' ? 'conditional' : 'optional',
    ...next(),
  });
  const shown = (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
  const { id, response } = shown;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const seen = { id, clientDataJSON, authenticatorData, signature };
  return userHandle === undefined ? seen : { ...seen, userHandle };
}

export async function makePasskey(options: PasskeyCreation) {
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    ...next(),
  });
  const { response } = (credential as PublicKeyCredential).toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return { clientDataJSON, attestationObject, transports };
}

export const canAskInField = (): Promise<boolean> =>
  PublicKeyCredential.isConditionalMediationAvailable?.() ?? Promise.resolve(false);
