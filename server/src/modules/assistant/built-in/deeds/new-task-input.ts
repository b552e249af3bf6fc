import { instantOf, minuteMs, repeatRule } from '@board/time';
import type { Context } from '../../../../context/context.ts';
import { instant } from '../../../../time/clock.ts';
import type { NewTask } from '../grammar/meaning.ts';

/** A reminder of a day without a time. */
const morning = '09:00';

/** What the tool is given for a task that was asked for. */
export function newTaskInput(
  ctx: Context,
  { title, date, time, duration, repeat, remind, priority, course }: NewTask,
) {
  const reminder = remind === undefined ? undefined : momentOf(ctx, date, time?.start, remind);
  return {
    title,
    date,
    ...(time && { time: `${time.start}-${time.end}` }),
    ...(duration && { duration_minutes: duration }),
    ...(priority && { priority }),
    ...(course && { course }),
    ...(repeat && { recurrence: repeatRule(repeat, date) }),
    ...(reminder && { reminder_time: reminder }),
  };
}

/** None where it would lie behind us. */
function momentOf(ctx: Context, date: string, start = morning, before: number): string | undefined {
  const at = instantOf(ctx.actor.timeZone, date, start) - before * minuteMs;
  return at > ctx.clock.now() ? instant(at) : undefined;
}
