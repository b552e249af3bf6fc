import * as calls from '@board/contracts/calls/push';
import * as channel from '@board/contracts/calls/reminder-channel';
import { pushSchemas as schemas } from '@board/contracts/schemas/push';
import { reminderChannelSchemas as channelSchemas } from '@board/contracts/schemas/reminder-channel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Tell } from '../../../area/tell.ts';
import { Counter } from '../../../measuring/metrics.ts';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { channelDefinition, channelJob } from './channel-job.ts';
import { pushDefinition, pushJob } from './push-job.ts';
import { deleteChannel, reminderChannel, setChannel } from './set-channel.ts';
import { personOf, stopMail } from './stop-mail.ts';
import { subscribePush } from './subscribe-push.ts';
import { tryChannel } from './try-channel.ts';
import { askPage, donePage } from './unsubscribe-page.ts';
import { vapidKeys } from './vapid-keys.ts';

export function channelRoutes(app: App, tell: Tell): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  app.jobs.define(channelJob, channelDefinition(tell));
  reminderChannelRoutes(app, tell);
  const pushed = new Counter('board_push_sent_total', 'Messages that push services took');
  app.onMeasuring(() => pushed.read());
  app.jobs.define(pushJob, pushDefinition(pushed));
  serve('getPushKey', async ({ config, database }) => ({
    publicKey: (await vapidKeys({ config, database })).publicKey,
  }));
  serve('subscribePush', (ctx, { body }) => subscribePush(ctx, body));
  servePublic('showUnsubscribe', { raw: true }, async (ctx, { query, reply }) => {
    personOf(ctx, query.token);
    await sendPage(reply, askPage(ctx.locale, query.token));
    return undefined;
  });
  // A scope of its own: no other route takes forms.
  app.http.register(async (http) => {
    takeFormPosts(http);
    serving({ ...app, http }, calls, schemas).servePublic(
      'unsubscribeMail',
      { raw: true },
      async (ctx, { query, reply }) => {
        await stopMail(ctx, query.token);
        await sendPage(reply, donePage(ctx.locale));
        return undefined;
      },
    );
  });
}

function reminderChannelRoutes(app: App, tell: Tell): void {
  const { serve } = serving(app, channel, channelSchemas);
  serve('getReminderChannel', (ctx) => reminderChannel(ctx));
  serve('setReminderChannel', (ctx, { body }) => setChannel(ctx, body, tell));
  serve('tryReminderChannel', (ctx) => tryChannel(ctx));
  serve('deleteReminderChannel', (ctx) => done(deleteChannel(ctx)));
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
