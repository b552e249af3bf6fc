import { remindersPerTask } from '@board/contracts/constants/tasks';
import type { Task } from '@board/contracts/schemas/tasks';
import { instant } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { changeTask } from '../change-task.ts';
import { readReminders, writeReminders } from './reminder.ts';

const minuteMs = 60_000;

/** One reminder from now in place of the moments that have passed. */
export function snoozeTask(
  ctx: Context,
  id: string,
  minutes: number,
  ifMatch?: number,
): Promise<Task> {
  return changeTask(ctx, id, ifMatch, (row) => {
    if (row.completed === 1) throw new ServiceError('task.snooze_done');
    const now = ctx.clock.now();
    const time = instant(Math.ceil((now + minutes * minuteMs) / minuteMs) * minuteMs);
    const kept = readReminders(row.reminders).filter(
      (each) => each.minutes_before !== null || Date.parse(each.time) > now,
    );
    const reminders = [{ minutes_before: null, time }, ...kept.reverse()].slice(
      0,
      remindersPerTask,
    );
    return { ...row, has_reminder: 1, ...writeReminders(reminders) };
  });
}
