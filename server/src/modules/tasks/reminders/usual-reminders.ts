import { assignmentReminderTime, usualAssignmentReminders } from '@board/contracts/constants/tasks';
import type { GivenReminder } from '@board/contracts/schemas/tasks';
import { addDays, dayMs, instantOf, minuteMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { instant } from '../../../time/clock.ts';
import type { TaskRow } from '../task-row.repository.ts';
import { timeBefore } from './reminder.ts';

/** Of what is to be handed in and came without a word about reminders: those that are still ahead. */
export function usualReminders(ctx: Context, { date, time }: TaskRow): GivenReminder[] {
  const { timeZone } = ctx.actor;
  return usualAssignmentReminders.flatMap((minutes) => {
    const day = addDays(date, (-minutes * minuteMs) / dayMs);
    const moment = time
      ? timeBefore(timeZone, date, time, minutes)
      : instant(instantOf(timeZone, day, assignmentReminderTime));
    if (Date.parse(moment) <= ctx.clock.now()) return [];
    return [time ? { minutes_before: minutes } : { time: moment }];
  });
}
