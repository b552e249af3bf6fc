import { isBlank } from '@board/contracts/constants/limits';
import type { TaskEdit } from '@board/contracts/schemas/tasks';
import type { Context } from '../../context.ts';
import { flag } from '../../database/row.ts';
import { ServiceError } from '../../errors.ts';
import { remindersWith } from './reminders/reminder-rules.ts';
import type { TaskRow } from './task-row.repository.ts';

/** What is set of a task, as it came in. Only what begins or changes a series looks at its recurrence. */
export type TaskFields = Partial<TaskEdit>;

type SetElsewhere = 'recurrence' | 'has_reminder' | 'reminder_time' | 'reminders';

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(ctx: Context, row: TaskRow, fields: TaskFields): TaskRow {
  const title = fields.title === undefined ? row.title : fields.title.trim();
  if (isBlank(title)) throw new ServiceError('task.title_required');
  const set = {
    title,
    completed: fields.completed === undefined ? row.completed : flag(fields.completed),
    priority: fields.priority ?? row.priority,
    date: fields.date ?? row.date,
    time: fields.time === undefined ? row.time : orderedTime(fields.time),
    description: fields.description ?? row.description,
  } satisfies Record<Exclude<keyof TaskEdit, SetElsewhere>, unknown>;
  const changed = { ...row, ...set };
  return { ...changed, ...remindersWith(ctx, changed, fields) };
}

function orderedTime(time: string | null): string {
  if (time === null) return '';
  if (time.slice(6) < time.slice(0, 5)) throw new ServiceError('task.time_order');
  return time;
}
