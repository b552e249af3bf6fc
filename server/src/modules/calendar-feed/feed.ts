import { downloadCalendar } from '@board/contracts/calls/calendar-feed';
import { callUrl } from '@board/contracts/calls/call-url';
import type { CalendarFeed } from '@board/contracts/schemas/calendar-feed';
import type { Tell } from '../../area/tell.ts';
import { type Context, now, type PublicContext } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { actAs } from '../../people/act-as.ts';
import { hashOfSecret, newSecret, openSecret, sealSecret } from '../../secrets/secrets.ts';
import { single, write } from '../../writing/transaction.ts';
import { calendarOf } from './calendar-of.ts';
import { feedNews } from './feed-news.ts';
import { dropFeed, findFeed, ownerOfFeed, putFeed } from './feeds.repository.ts';

const purpose = (userId: string): string => `calendar-feed:${userId}`;

/** `origin` is where the server is reached. */
export async function findCalendarFeed(ctx: Context, origin: string): Promise<CalendarFeed> {
  const feed = await findFeed(single(ctx), ctx.actor.userId);
  if (!feed) return { url: null, created_at: null };
  const secret = openSecret(ctx.config, feed.secret, purpose(feed.user_id));
  return { url: addressOf(origin, secret), created_at: feed.created_at };
}

/** A new address; the one before stops working at once. */
export async function rotateCalendarFeed(
  ctx: Context,
  origin: string,
  tell: Tell,
): Promise<CalendarFeed> {
  const { userId } = ctx.actor;
  const secret = newSecret();
  const created_at = now(ctx);
  await write(ctx, ['user'], async (tx) => {
    await putFeed(tx, {
      user_id: userId,
      secret_hash: hashOfSecret(secret),
      secret: sealSecret(ctx.config, secret, purpose(userId)),
      created_at,
    });
    await tell(ctx, tx, feedNews(ctx.actor));
  });
  return { url: addressOf(origin, secret), created_at };
}

export async function revokeCalendarFeed(ctx: Context): Promise<void> {
  await write(ctx, ['user'], (tx) => dropFeed(tx, ctx.actor.userId));
}

/** The calendar behind an address; an unknown one and a disabled user are both not found. */
export async function readCalendar(ctx: PublicContext, secret: string): Promise<string> {
  const userId = await ownerOfFeed(single(ctx), hashOfSecret(secret));
  const owner = userId === undefined ? undefined : await actAs(ctx, userId);
  if (!owner) throw new ServiceError('request.not_found');
  return calendarOf(owner);
}

const addressOf = (origin: string, secret: string): string =>
  `${origin}${callUrl(downloadCalendar, { params: { secret } })}`;
