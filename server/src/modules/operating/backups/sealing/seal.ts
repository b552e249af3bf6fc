import { createCipheriv, randomBytes } from 'node:crypto';
import { keyId } from '../../../../secrets/secrets.ts';
import { inPieces } from './in-pieces.ts';
import {
  chunkLength,
  cipherName,
  keyOfFile,
  nonceOf,
  saltLength,
  sealedMark,
  sealedVersion,
} from './sealed-format.ts';

/** What may lie on a disk of others: it says nothing, and tells whether it is whole. */
export async function* seal(
  key: Buffer,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, void> {
  const salt = randomBytes(saltLength);
  const version = Buffer.of(sealedVersion);
  const head = Buffer.concat([sealedMark, version, Buffer.from(keyId(key)), salt]);
  const own = keyOfFile(key, salt);
  let chunk = 0;
  yield head;
  for await (const { bytes, last } of inPieces(plain, chunkLength)) {
    const cipher = createCipheriv(cipherName, own, nonceOf(chunk, last)).setAAD(head);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    chunk += 1;
  }
}
