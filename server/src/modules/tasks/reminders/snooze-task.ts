import { remindersPerTask } from '@board/contracts/constants/tasks';
import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { takeRoom } from '../../../limits/room-left.ts';
import { instant } from '../../../time/clock.ts';
import { write } from '../../../writing/transaction.ts';
import { changeRow, currentRow } from '../change-task.ts';
import { readReminders, writeReminders } from './reminder.ts';

const minuteMs = 60_000;

/** One reminder from now in place of the moments that have passed. */
export function snoozeTask(
  ctx: Context,
  id: string,
  minutes: number,
  ifMatch?: number,
): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const row = await currentRow(ctx, tx, id, ifMatch);
    if (row.completed === 1) throw new ServiceError('task.snooze_done');
    await takeRoom(ctx, tx);
    const now = ctx.clock.now();
    const time = instant(Math.ceil((now + minutes * minuteMs) / minuteMs) * minuteMs);
    const kept = readReminders(row.reminders).filter(
      (each) => each.minutes_before !== null || Date.parse(each.time) > now,
    );
    const reminders = [{ minutes_before: null, time }, ...kept.reverse()].slice(
      0,
      remindersPerTask,
    );
    return changeRow(ctx, tx, row, { ...row, has_reminder: 1, ...writeReminders(reminders) });
  });
}
