import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@board/contracts/calls/passkeys';
import { type SignedIn, type TestApp, testPassword } from './test-app.ts';

interface Lie {
  /** What the browser says otherwise. */
  says?: { origin?: string; challenge?: string; type?: string };
  rpId?: string;
  counter?: number;
  /** Nobody showed a finger, a face or a number. */
  unverified?: true;
}

type Authenticator = ReturnType<typeof newAuthenticator>;

/** What a telephone does, in software: one key pair (ES256), which counts its uses. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = 'bm9ib2R5';

  const clientData = (type: string, challenge: string, rpId: string, lie: Lie) => {
    const origin = rpId === 'localhost' ? 'http://localhost:3000' : `https://${rpId}`;
    return Buffer.from(
      JSON.stringify({ type, challenge, origin, crossOrigin: false, ...lie.says }),
    );
  };
  const authenticatorData = (flags: number, rpId: string, lie: Lie, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? counter);
    const seen = Buffer.from([lie.unverified ? flags & ~0x04 : flags]);
    return Buffer.concat([sha256(lie.rpId ?? rpId), seen, count, rest]);
  };

  return {
    make(
      { challenge, user, rp }: PasskeyCreation,
      { attestation = attestationOf('none'), ...lie }: Lie & { attestation?: Buffer } = {},
    ) {
      userHandle = user.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose()]);
      const made = authenticatorData(0x45, rp.id, lie, credential);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        attestation,
        cborKey('authData'),
        Buffer.from([0x59, made.length >> 8, made.length & 0xff]),
        made,
      ]);
      return {
        clientDataJSON: clientData('webauthn.create', challenge, rp.id, lie).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
    },
    show({ challenge, rpId }: PasskeyRequest, lie: Lie = {}): PasskeyAnswer {
      counter += 1;
      const client = clientData('webauthn.get', challenge, rpId, lie);
      const data = authenticatorData(0x05, rpId, lie);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
    },
  };

  /** The public half, as COSE writes it. */
  function cose(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const half = (label: number, text: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(text, 'base64url')]);
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      half(0x21, x),
      half(0x22, y),
    ]);
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const cborKey = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);

/** What the maker says of it, in CBOR: nothing, unless a statement is given. */
export const attestationOf = (format: string, statement = Buffer.from([0xa0])): Buffer =>
  Buffer.concat([cborKey('fmt'), cborKey(format), cborKey('attStmt'), statement]);

/** A person with a passkey, and what was told with it. */
export async function givePasskey(
  person: Pick<SignedIn, 'call'>,
  name = 'My phone',
): Promise<{ key: Authenticator; id: string; recovery: string[] }> {
  const key = newAuthenticator();
  const { body: options } = await person.call(beginPasskey, { body: { password: testPassword } });
  const { body } = await person.call(addPasskey, { body: { name, ...key.make(options) } });
  return { key, id: body.passkey.id, recovery: body.recovery_codes };
}

export const askedBySignIn = async ({ anybody }: Pick<TestApp, 'anybody'>) =>
  (await anybody.call(beginPasskeySignIn, {})).body;
