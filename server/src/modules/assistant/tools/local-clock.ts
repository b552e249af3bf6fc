import type { Context } from '../../../context.ts';

/** 'HH:MM' where the person is. */
export function localClock(
  ctx: Pick<Context, 'clock' | 'actor'>,
  moment = ctx.clock.now(),
): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: ctx.actor.timeZone,
  }).format(moment);
}
