import * as calls from '@board/contracts/calls/calendar-feed';
import { calendarFeedSchemas as schemas } from '@board/contracts/schemas/calendar-feed';
import type { House } from '../../area/area.ts';
import { ownAddress } from '../../plugins/own-address.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { findCalendarFeed, readCalendar, revokeCalendarFeed, rotateCalendarFeed } from './feed.ts';

export function calendarFeedRoutes(app: App, { tell }: House): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  serve('getCalendarFeed', (ctx, { request }) =>
    findCalendarFeed(ctx, ownAddress(ctx.config, request)),
  );
  serve('rotateCalendarFeed', (ctx, { request }) =>
    rotateCalendarFeed(ctx, ownAddress(ctx.config, request), tell),
  );
  serve('revokeCalendarFeed', (ctx) => done(revokeCalendarFeed(ctx)));
  servePublic('downloadCalendar', { raw: true }, async (ctx, { params, reply }) => {
    const calendar = await readCalendar(ctx, params.secret);
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="board.ics"')
      .header('cache-control', 'private, max-age=300')
      .send(calendar);
    return undefined;
  });
}
