import type { PasskeyAnswer, PasskeyRequest } from '@board/contracts/calls/passkeys';

export const passkeyRequest: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 600_000,
  userVerification: 'required',
  allowCredentials: [],
};

export const passkeyAnswer: PasskeyAnswer = {
  id: 'a2V5',
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'MEUC',
  userHandle: 'bGlu',
};

export const madePasskey = {
  clientDataJSON: 'e30',
  attestationObject: 'oA',
  transports: ['internal'],
};

interface Given {
  /** What somebody does when the browser asks him. */
  answer?: () => Promise<unknown>;
}

/** A browser that has passkeys, and asks in a window alone; answers what it was asked. */
export function fakePasskeys({ answer }: Given = {}): CredentialRequestOptions[] {
  const asked: CredentialRequestOptions[] = [];
  const say = (response: object) => ({ toJSON: () => ({ id: 'a2V5', response }) });
  const { id: _, ...shown } = passkeyAnswer;
  Object.assign(window, {
    PublicKeyCredential: Object.assign(() => undefined, {
      parseRequestOptionsFromJSON: (options: object) => options,
      parseCreationOptionsFromJSON: (options: object) => options,
      isConditionalMediationAvailable: async () => false,
    }),
  });
  const take = (reply: object) => async (options: CredentialRequestOptions) => {
    asked.push(options);
    return answer ? answer() : say(reply);
  };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: take(shown), create: take(madePasskey) },
  });
  return asked;
}

export function noPasskeys(): void {
  Object.assign(window, { PublicKeyCredential: undefined });
}
