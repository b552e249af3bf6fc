import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { releaseLimit } from '@board/contracts/constants/delivery';
import type { FastifyRequest } from 'fastify';
import { now, type PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { storeFile } from '../files/release-files.repository.ts';

/**
 * Takes files of releases to come, each under the hash that the release will name. However slowly
 * one arrives and however many at once, they wait on the disk: memory holds one, while it is stored.
 */
export function takeFile() {
  let turn: Promise<unknown> = Promise.resolve();

  return async (
    ctx: PublicContext,
    hash: string,
    request: FastifyRequest,
  ): Promise<{ hash: string; bytes: number }> => {
    const { body } = request;
    if (!(body instanceof Readable)) throw new ServiceError('request.unsupported_media');
    if (Number(request.headers['content-length'] ?? 0) > releaseLimit.fileBytes)
      throw new ServiceError('request.too_large');
    const path = join(ctx.config.DATA_DIR, `upload-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      // Without a name it is gone with its last holder, however the process ends.
      await rm(path);
      const { bytes, digest } = await spool(body, file);
      if (digest !== hash) throw new ServiceError('delivery.wrong_hash');
      const stored = turn.then(() => store(ctx, hash, file, bytes));
      turn = stored.catch(() => undefined);
      await stored;
      return { hash, bytes };
    } finally {
      await file.close();
      // What a refusal left unread goes the way of all unread bodies.
      body.resume();
    }
  };
}

async function spool(body: Readable, file: FileHandle): Promise<{ bytes: number; digest: string }> {
  const hash = createHash('sha384');
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > releaseLimit.fileBytes) throw new ServiceError('request.too_large');
      hash.update(chunk as Buffer);
      await file.write(chunk as Buffer);
    }
  } catch (error) {
    // Whoever hangs up in the middle is nobody's failure.
    throw body.readableAborted ? new ServiceError('request.malformed', { cause: error }) : error;
  }
  return { bytes, digest: hash.digest('base64url') };
}

async function store(ctx: PublicContext, hash: string, file: FileHandle, bytes: number) {
  const content = Buffer.alloc(bytes);
  await file.read(content, 0, bytes, 0);
  const row = { hash, content, brotli: null, gzip: null, created_at: now(ctx) };
  await ctx.database.transaction((tx) => storeFile(tx, row));
}
