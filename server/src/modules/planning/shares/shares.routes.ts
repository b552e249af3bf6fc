import * as calls from '@board/contracts/calls/planning';
import { planningSchemas as schemas } from '@board/contracts/schemas/planning';
import { ServiceError } from '../../../errors/errors.ts';
import { ownAddress } from '../../../plugins/own-address.ts';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { busyTime, sharedBusy } from './busy-time.ts';
import { createShare } from './create-share.ts';
import { deleteShare } from './delete-share.ts';
import { listShares } from './list-shares.ts';
import { overPage, sharedPage, sharedPageHeaders } from './shared-page.ts';
import { sharedWeek } from './shared-week.ts';
import { weekPicture } from './week-picture.ts';

export function sharesRoutes(app: App): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  serve('listBusyTime', async (ctx, { query }) => ({
    busy: await busyTime(ctx, query.start_date, query.end_date),
  }));
  serve('listShares', { byTheMinute: true }, async (ctx) => ({
    items: await listShares(ctx),
  }));
  serve('createShare', (ctx, { body, request }) =>
    createShare(ctx, body, ownAddress(ctx.config, request)),
  );
  serve('deleteShare', (ctx, { params }) => done(deleteShare(ctx, params.id)));
  serve('drawShare', async (ctx, { query: { date, ...shown } }) => ({
    svg: weekPicture({
      name: ctx.actor.username,
      days: await sharedWeek(ctx, date, shown),
      locale: ctx.locale,
    }),
  }));
  servePublic('showShared', { raw: true }, async (ctx, { params, query, reply }) => {
    reply.headers(sharedPageHeaders).header('content-language', ctx.locale);
    const shown = await sharedPage(ctx, params.secret, query.date).catch((error) => {
      if (!(error instanceof ServiceError) || error.code === 'request.too_many') throw error;
      reply.code(error.status);
      return overPage(ctx.locale);
    });
    await reply.send(shown);
    return undefined;
  });
  servePublic('readSharedBusy', (ctx, { params, query }) =>
    sharedBusy(ctx, params.secret, query.start_date, query.end_date),
  );
}
