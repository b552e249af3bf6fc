import type { Busy, SharedBusy } from '@board/contracts/schemas/planning';
import {
  addDays,
  dayIn,
  dayMinutes,
  dayOfNumber,
  instantOf,
  mergedSpans,
  mondayOf,
  timeOf,
} from '@board/time';
import type { Context, PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { instant } from '../../../time/clock.ts';
import { checkRange, takenBetween } from '../free-time.ts';
import { findShared } from './find-shared.ts';

/** When somebody has something, without a word of what; as instants, for who looks from another zone. */
export async function busyTime(ctx: Context, start: string, end: string): Promise<Busy['busy']> {
  checkRange(start, end);
  const taken = await takenBetween(ctx, addDays(start, -1), addDays(end, 1));
  const at = (minutes: number) =>
    instant(
      instantOf(
        ctx.actor.timeZone,
        dayOfNumber(Math.floor(minutes / dayMinutes)),
        timeOf(minutes % dayMinutes),
      ),
    );
  return mergedSpans(taken).map(({ from, to }) => ({ from: at(from), until: at(to) }));
}

export async function sharedBusy(
  ctx: PublicContext,
  secret: string,
  start: string,
  end: string,
): Promise<SharedBusy> {
  checkRange(start, end);
  const { owner, share } = await findShared(ctx, secret);
  const { username: name, timeZone } = owner.actor;
  const first = mondayOf(dayIn(timeZone, ctx.clock.now()));
  const last = dayIn(timeZone, Date.parse(share.expires_at));
  // No answer at all: an empty one would read as free.
  if (end < first || start > last) throw new ServiceError('planning.share_over');
  const [from, until] = [start < first ? first : start, end > last ? last : end];
  const busy = await busyTime(owner, from, until);
  // What the link does not show is not known to be free.
  if (until < end) {
    const at = (day: string) => instant(instantOf(timeZone, day, '00:00'));
    busy.push({ from: at(addDays(until, 1)), until: at(addDays(end, 1)) });
  }
  return { name, expires_at: share.expires_at, busy };
}
