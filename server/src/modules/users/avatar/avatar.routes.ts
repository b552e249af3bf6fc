import { uploadAvatar } from '@board/contracts/calls/account';
import { accountSchemas } from '@board/contracts/schemas/account';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../app-type.ts';
import { ServiceError } from '../../../errors.ts';
import { serve } from '../../../routes.ts';
import { countAttempt } from '../../../throttle.ts';
import { findPicture } from './avatars.repository.ts';
import { changeAvatar } from './change-avatar.ts';

const maxBytes = 2 * 1024 * 1024;
const uploads = { attempts: 20, windowMs: 10 * 60_000 };
const forever = 'public, max-age=31536000, immutable';

export function avatarRoutes(app: App): void {
  // A scope of its own: no other route takes forms.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
    });
    serve(
      { ...app, http },
      uploadAvatar,
      accountSchemas.uploadAvatar,
      async (ctx, { request, reply }) => {
        const file = await fileOf(request);
        await countAttempt(ctx, `avatar:${ctx.actor.userId}`, uploads);
        const avatarUrl = await changeAvatar(ctx, file);
        return reply.send({ success: true, avatarUrl });
      },
      { raw: true, bodyLimit: maxBytes + 64 * 1024 },
    );
  });

  /** The address is made of the content, so it can be kept for ever and says nothing of anybody. */
  app.http.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const hash = /^([\w-]{43})\.webp$/.exec(request.params.name)?.[1];
    const picture = hash && (await findPicture(app.services.database.reader, hash));
    if (!picture) throw new ServiceError('request.not_found');
    return reply
      .type('image/webp')
      .header('cache-control', forever)
      .removeHeader('vary')
      .send(Buffer.from(picture));
  });
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ServiceError('request.unsupported_media');
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'avatar')
        throw new ServiceError('request.unknown_field', { fill: { field: part.fieldname } });
      return await part.toBuffer();
    }
  } catch (error) {
    // What is no form is taken off the line, but apart no further.
    request.raw.unpipe().resume();
    throw asRefusal(error);
  }
  throw new ServiceError('user.avatar_missing');
}

/** The parser throws plain errors for a form that it cannot read. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ServiceError('user.avatar_large');
  return code.startsWith('FST_') ? error : new ServiceError('request.malformed', { cause: error });
}
