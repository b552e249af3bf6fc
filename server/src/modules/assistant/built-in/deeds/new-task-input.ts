import { instantOf, minuteMs } from '@board/time';
import type { Repeat } from '@board/time/words';
import { instant } from '../../../../clock.ts';
import type { Context } from '../../../../context.ts';
import type { NewTask } from '../grammar/understand.ts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** A reminder of a day without a time. */
const morning = '09:00';

/** What the tool is given for a task that was asked for. */
export function newTaskInput(
  ctx: Context,
  { title, date, time, repeat, remind, priority }: NewTask,
) {
  const reminder = remind === undefined ? undefined : momentOf(ctx, date, time?.start, remind);
  return {
    title,
    date,
    ...(time && { time: `${time.start}-${time.end}` }),
    ...(priority && { priority }),
    ...(repeat && { recurrence: ruleOf(repeat, date) }),
    ...(reminder && { reminder_time: reminder }),
  };
}

/** None where it would lie behind us. */
function momentOf(ctx: Context, date: string, start = morning, before: number): string | undefined {
  const at = instantOf(ctx.actor.timeZone, date, start) - before * minuteMs;
  return at > ctx.clock.now() ? instant(at) : undefined;
}

function ruleOf({ every, interval, weekdays: chosen }: Repeat, day: string): string {
  return [
    `FREQ=${frequencies[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(chosen ? [`BYDAY=${chosen.map((each) => weekdays[each - 1]).join()}`] : []),
    ...(every === 'month' ? [`BYMONTHDAY=${Number(day.slice(8))}`] : []),
  ].join(';');
}
