import { uploadAvatar } from '@board/contracts/calls/account';
import { accountSchemas } from '@board/contracts/schemas/account';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import type { App } from '../../../serving/app-type.ts';
import { serve } from '../../../serving/routes.ts';
import { avatarBytes } from './avatar-limit.ts';
import { findPicture } from './avatars.repository.ts';
import { changeAvatar } from './change-avatar.ts';

const uploads = { attempts: 20, windowMs: 10 * 60_000 };
const forever = 'public, max-age=31536000, immutable';

export function avatarRoutes(app: App): void {
  // A scope of its own: no other route takes forms.
  app.http.register(async (http) => {
    http.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    serve(
      { ...app, http },
      uploadAvatar,
      accountSchemas.uploadAvatar,
      async (ctx, { request, reply }) => {
        const { body, headers } = request;
        if (!Buffer.isBuffer(body)) throw new ServiceError('request.unsupported_media');
        await countAttempt(ctx, `avatar:${ctx.actor.userId}`, uploads);
        const type = headers['content-type'] ?? '';
        const avatarUrl = await changeAvatar(ctx, { type, body });
        return reply.send({ success: true, avatarUrl });
      },
      { raw: true, bodyLimit: avatarBytes + 64 * 1024 },
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
