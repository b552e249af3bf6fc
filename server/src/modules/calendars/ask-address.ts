import { subscriptionLimit as limit } from '@board/contracts/constants/limits';
import { addDays } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';

export interface Marks {
  etag: string | null;
  last_modified: string | null;
}

const timeoutMs = 15_000;
/** What is longer, or has signs that no request may hold, is not sent back. */
const sendable = /^[ -~]{1,500}$/;

/** Programs give out addresses with a word of their own, which means https. */
export const plainAddress = (address: string): string =>
  address.trim().replace(/^webcals?:/i, 'https:');

const noMarks: Marks = { etag: null, last_modified: null };

/** What was held back of it is asked for again, though nothing changes there. */
export const marksOf = ({ marks }: { marks: Marks }, heldBack: number): Marks =>
  heldBack > 0 ? noMarks : marks;

/** Null where nothing changed since these marks were given. */
export async function askAddress(
  ctx: Context,
  address: string,
  { etag, last_modified }: Marks = noMarks,
): Promise<{ bytes: Uint8Array; marks: Marks } | null> {
  const reply = await ctx.outbound.fetch(address, {
    timeoutMs,
    maxBytes: limit.bytes,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(last_modified !== null && { 'if-modified-since': last_modified }),
    },
  });
  if (reply.status === 304) return null;
  if (reply.status !== 200)
    throw new ServiceError('calendar.failed', { fill: { status: reply.status } });
  const mark = (name: string) => {
    const value = reply.headers[name];
    return typeof value === 'string' && sendable.test(value) ? value : null;
  };
  return {
    bytes: reply.body,
    marks: { etag: mark('etag'), last_modified: mark('last-modified') },
  };
}

/** Beside the server: whatever the file does, nobody waits for it. */
export function readBytes(ctx: Context, bytes: Uint8Array) {
  return ctx.parsing.parse(ctx.actor.userId, 'calendarFile', {
    bytes,
    timeZone: ctx.actor.timeZone,
    from: addDays(today(ctx), -limit.daysBack),
    until: addDays(today(ctx), limit.daysAhead),
  });
}
