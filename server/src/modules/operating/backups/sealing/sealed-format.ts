import { hkdfSync } from 'node:crypto';

/**
 * A sealed file is a head, then chunks of AES-256-GCM: 64 KiB and a tag each, the last as long as what
 * is left. The head is part of what every tag is made of, and each file has a key of its own, so that
 * no nonce comes twice (docs/adr/0065-backups-leave-the-host-sealed.md).
 */
export const sealedMark = Buffer.from('board sealed');
export const sealedVersion = 1;
export const keyIdLength = 8;
export const saltLength = 32;
export const headLength = sealedMark.length + 1 + keyIdLength + saltLength;

export const cipherName = 'aes-256-gcm';
export const chunkLength = 64 * 1024;
export const tagLength = 16;

export const keyOfFile = (key: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'board sealed backup 1', 32));

/** Which chunk it is, and whether it is the last: one in another place, or without what follows, does not open. */
export function nonceOf(chunk: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
