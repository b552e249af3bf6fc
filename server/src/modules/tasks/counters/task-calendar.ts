import { calendarSpanDays } from '@board/contracts/constants/tasks';
import type { DayCompletion } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { single } from '../../../writing/transaction.ts';
import { completionByDay } from './counts.repository.ts';

export interface DayRange {
  start_date: string;
  end_date: string;
}

/** What the days of a month grid have to mark. */
export async function taskCalendar(
  ctx: Context,
  { start_date: start, end_date: end }: DayRange,
): Promise<{ days: DayCompletion[] }> {
  if (end >= addDays(start, calendarSpanDays)) {
    throw new ServiceError('task.span_too_long', { fill: { days: calendarSpanDays } });
  }
  return { days: await completionByDay(single(ctx), { userId: ctx.actor.userId, start, end }) };
}
