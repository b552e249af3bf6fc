import { createDecipheriv } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SnapshotFile } from '../../../../database/snapshots/read-snapshot.ts';
import { ServiceError } from '../../../../errors/errors.ts';
import { keyId } from '../../../../secrets/secrets.ts';
import { inPieces } from './in-pieces.ts';
import {
  chunkLength,
  cipherName,
  headLength,
  keyIdLength,
  keyOfFile,
  nonceOf,
  sealedMark,
  sealedVersion,
  tagLength,
} from './sealed-format.ts';

/** A backup as it can be read, sealed or not: its content says which. */
export async function openBackup(path: string, key: Buffer | undefined): Promise<SnapshotFile> {
  const head = await headOf(path);
  if (!head.subarray(0, sealedMark.length).equals(sealedMark)) return path;
  if (!key) throw new ServiceError('admin.backup_key_missing');
  return () => unseal(path, key);
}

/** Each chunk is proved before it is handed on; that there are all of them is known at the end alone. */
async function* unseal(path: string, key: Buffer): AsyncGenerator<Buffer, void, void> {
  const head = await headOf(path);
  const own = keyOfFile(key, checkedSalt(head, key));
  let chunk = 0;
  const sealed = createReadStream(path, { start: headLength });
  for await (const { bytes, last } of inPieces(sealed, chunkLength + tagLength)) {
    const opened = openChunk(own, head, nonceOf(chunk, last), bytes);
    if (opened) yield opened;
    else if (last && isCutOff(own, head, chunk, bytes))
      throw new ServiceError('admin.backup_cut_off');
    else throw new ServiceError('admin.backup_altered');
    chunk += 1;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checkedSalt(head: Buffer, key: Buffer): Buffer {
  if (head.length < headLength) throw new ServiceError('admin.backup_cut_off');
  const afterVersion = sealedMark.length + 1;
  if (head[sealedMark.length] !== sealedVersion) throw new ServiceError('admin.backup_form_newer');
  const sealedWith = head.toString('latin1', afterVersion, afterVersion + keyIdLength);
  const present = keyId(key);
  if (sealedWith !== present)
    throw new ServiceError('admin.backup_wrong_key', { fill: { sealedWith, present } });
  return head.subarray(afterVersion + keyIdLength);
}

function openChunk(own: Buffer, head: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  const length = sealed.length - tagLength;
  if (length < 0) return undefined;
  const decipher = createDecipheriv(cipherName, own, nonce)
    .setAAD(head)
    .setAuthTag(sealed.subarray(length));
  const plain = decipher.update(sealed.subarray(0, length));
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined;
  }
}

/** It opens as one that others follow, or is not even a tag long. */
const isCutOff = (own: Buffer, head: Buffer, chunk: number, sealed: Buffer): boolean =>
  sealed.length < tagLength || openChunk(own, head, nonceOf(chunk, false), sealed) !== undefined;
