import { calendarDays } from '@board/contracts/constants/limits';
import { trendDays } from '@board/contracts/constants/tasks';
import type { DayCompletion } from '@board/contracts/schemas/tasks';
import { addDays, daysFrom } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { completionByDay } from './counts.repository.ts';

/** The days behind the rings; none is before the calendar's first. */
export async function taskTrend(
  ctx: Context,
  date: string = today(ctx),
): Promise<{ days: DayCompletion[] }> {
  const [, start = date] = [addDays(date, 1 - trendDays), calendarDays.first].sort();
  const known = await completionByDay(single(ctx), { userId: ctx.actor.userId, start, end: date });
  const nothing = { completed: 0, open: 0 };
  return {
    days: daysFrom(start, date).map(
      (day) => known.find((each) => each.date === day) ?? { date: day, ...nothing },
    ),
  };
}
