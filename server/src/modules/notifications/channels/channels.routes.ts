import * as calls from '@board/contracts/calls/push';
import * as channel from '@board/contracts/calls/reminder-channel';
import { pushSchemas as schemas } from '@board/contracts/schemas/push';
import { reminderChannelSchemas as channelSchemas } from '@board/contracts/schemas/reminder-channel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../../../app-type.ts';
import { Counter } from '../../../metrics.ts';
import { serve, servePublic } from '../../../routes.ts';
import type { Tell } from '../../../tell.ts';
import { channelDefinition, channelJob } from './channel-job.ts';
import { pushDefinition, pushJob } from './push-job.ts';
import { deleteChannel, reminderChannel, setChannel } from './set-channel.ts';
import { personOf, stopMail } from './stop-mail.ts';
import { subscribePush, unsubscribePush } from './subscribe-push.ts';
import { tryChannel } from './try-channel.ts';
import { askPage, donePage } from './unsubscribe-page.ts';
import { vapidKeys } from './vapid-keys.ts';

export function channelRoutes(app: App, tell: Tell): void {
  app.jobs.define(channelJob, channelDefinition(tell));
  reminderChannelRoutes(app, tell);
  const pushed = new Counter('board_push_sent_total', 'Messages that push services took');
  app.onMeasuring(() => pushed.read());
  app.jobs.define(pushJob, pushDefinition(pushed));
  serve(app, calls.getPushKey, schemas.getPushKey, async ({ config, database }) => ({
    publicKey: (await vapidKeys({ config, database })).publicKey,
  }));
  serve(app, calls.subscribePush, schemas.subscribePush, (ctx, { body }) =>
    subscribePush(ctx, body),
  );
  serve(app, calls.unsubscribePush, schemas.unsubscribePush, async (ctx, { body }) => {
    await unsubscribePush(ctx, body.endpoint);
    return { success: true };
  });
  servePublic(
    app,
    calls.showUnsubscribe,
    schemas.showUnsubscribe,
    async (ctx, { query, reply }) => {
      personOf(ctx, query.token);
      await sendPage(reply, askPage(ctx.locale, query.token));
      return undefined;
    },
    { raw: true },
  );
  // A scope of its own: no other route takes forms.
  app.http.register(async (http) => {
    takeFormPosts(http);
    servePublic(
      { ...app, http },
      calls.unsubscribeMail,
      schemas.unsubscribeMail,
      async (ctx, { query, reply }) => {
        await stopMail(ctx, query.token);
        await sendPage(reply, donePage(ctx.locale));
        return undefined;
      },
      { raw: true },
    );
  });
}

function reminderChannelRoutes(app: App, tell: Tell): void {
  serve(app, channel.getReminderChannel, channelSchemas.getReminderChannel, (ctx) =>
    reminderChannel(ctx),
  );
  serve(app, channel.setReminderChannel, channelSchemas.setReminderChannel, (ctx, { body }) =>
    setChannel(ctx, body, tell),
  );
  serve(app, channel.tryReminderChannel, channelSchemas.tryReminderChannel, (ctx) =>
    tryChannel(ctx),
  );
  serve(app, channel.deleteReminderChannel, channelSchemas.deleteReminderChannel, async (ctx) => {
    await deleteChannel(ctx);
    return { success: true };
  });
}

/** A mail program posts a form; what it says beyond the address does not matter. */
function takeFormPosts(http: FastifyInstance): void {
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.header('content-type', 'text/html; charset=utf-8').send(page);
