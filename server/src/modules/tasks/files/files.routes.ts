import { Readable } from 'node:stream';
import * as calls from '@board/contracts/calls/task-files';
import { taskFileLimit } from '@board/contracts/constants/task-files';
import { taskFileSchemas as schemas } from '@board/contracts/schemas/task-files';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt } from '../../../limits/throttle.ts';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { single } from '../../../writing/transaction.ts';
import { taskThatIsThere } from '../find-task.ts';
import { addFile } from './add-file.ts';
import { fileContent } from './file-content.ts';
import { fileThatIsThere } from './find-file.ts';
import { listFiles } from './list-files.ts';
import { removeFile } from './remove-file.ts';
import { restoreFile } from './restore-file.ts';

const uploads = { attempts: 100, windowMs: 10 * 60_000 };

/** Whatever it is, a browser that is led to it saves it and runs nothing of it. */
const inert = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export function fileRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listTaskFiles', (ctx, { params }) => listFiles(ctx, params.id));
  serve('removeTaskFile', (ctx, { params }) => done(removeFile(ctx, params.id, params.file_id)));
  serve('restoreTaskFile', (ctx, { params }) => restoreFile(ctx, params.id, params.file_id));
  serve(
    'getTaskFile',
    { raw: true },
    async (ctx, { params: { id: taskId, file_id: id }, reply }) => {
      const { userId } = ctx.actor;
      await taskThatIsThere(single(ctx), userId, taskId);
      const file = await fileThatIsThere(single(ctx), { userId, taskId, id });
      return reply
        .type('application/octet-stream')
        .header('content-length', file.size)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', inert)
        .send(Readable.from(fileContent(ctx, file), { objectMode: false }));
    },
  );
  takeFiles(app);
}

/** A scope of its own: no other route of tasks takes bytes. */
function takeFiles(app: App): void {
  app.http.register(async (http) => {
    http.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    serving({ ...app, http }, calls, schemas).serve(
      'addTaskFile',
      // A little more, so that what is too large hears so in its own words.
      { bodyLimit: taskFileLimit.bytes + 64 * 1024 },
      async (ctx, { params: { id: taskId, file_id: id }, query: { name }, request }) => {
        const { body: bytes } = request;
        if (!Buffer.isBuffer(bytes)) throw new ServiceError('request.unsupported_media');
        await countAttempt(ctx, `task-file:${ctx.actor.userId}`, uploads);
        return addFile(ctx, { id, taskId, name, bytes });
      },
    );
  });
}
