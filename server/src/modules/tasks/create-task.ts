import type { BodyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/tasks';
import type { Task } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context/context.ts';
import { takeRoom } from '../../limits/room-left.ts';
import { fresh, sentBefore } from '../../writing/fresh.ts';
import { write } from '../../writing/transaction.ts';
import { addTaskRow } from './change-task.ts';
import { asFirst, beginSeries } from './recurrence/begin-series.ts';
import { mostOpened } from './recurrence/fill-series.ts';
import { usualReminders } from './reminders/usual-reminders.ts';
import type { TaskRow } from './task-row.repository.ts';
import { withFields } from './task-rules.ts';
import { findTaskRow, toTask } from './tasks.repository.ts';

export type NewTask = BodyOf<typeof calls.createTask>;

const aboutReminders = ['has_reminder', 'reminder_time', 'reminders'] as const;

/** With an id of the client's own, sending it again answers the task that is there. */
export function createTask(
  ctx: Context,
  { id, recurrence = null, ...fields }: NewTask,
): Promise<Task> {
  return write(ctx, ['tasks'], async (tx) => {
    const existing = await sentBefore(ctx, tx, findTaskRow, id);
    if (existing) return toTask(existing);
    await takeRoom(ctx, tx, recurrence === null ? 1 : mostOpened);
    const plain = withFields(ctx, emptyRow(ctx, id), fields);
    const isReminded =
      recurrence === null &&
      plain.assignment === 'set' &&
      !aboutReminders.some((name) => name in fields);
    const single = isReminded
      ? withFields(ctx, plain, { reminders: usualReminders(ctx, plain) })
      : plain;
    const row = recurrence === null ? single : asFirst(ctx, single, recurrence);
    await addTaskRow(ctx, tx, row);
    if (recurrence !== null) await beginSeries(ctx, tx, row);
    return toTask(row);
  });
}

function emptyRow(ctx: Context, id?: string): TaskRow {
  return {
    ...fresh(ctx, id),
    title: '',
    completed: 0,
    priority: 'medium',
    date: '',
    time: '',
    has_reminder: 0,
    reminder_time: null,
    duration_minutes: null,
    course: '',
    assignment: 'none',
    tags: '[]',
    steps: '[]',
    description: '',
    reminders: '[]',
    series_id: null,
    occurrence: null,
    recurrence: null,
    deleted_with: null,
  };
}
