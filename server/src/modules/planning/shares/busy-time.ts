import type { Busy, SharedBusy } from '@board/contracts/schemas/planning';
import { addDays, dayMinutes, dayOfNumber, instantOf, mergedSpans, timeOf } from '@board/time';
import { instant } from '../../../clock.ts';
import type { Context, PublicContext } from '../../../context.ts';
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
  const { owner, share } = await findShared(ctx, secret);
  return {
    name: owner.actor.username,
    expires_at: share.expires_at,
    busy: await busyTime(owner, start, end),
  };
}
