import { instant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { TaskRow } from './tasks.repository.ts';

/** What can be set of a task, as it came in. */
export interface TaskFields {
  title?: string;
  completed?: boolean;
  priority?: TaskRow['priority'];
  date?: string;
  time?: string | null;
  has_reminder?: boolean;
  reminder_time?: string | null;
  description?: string;
}

/** The row with the fields laid over it, or the rule that stands against it. */
export function withFields(ctx: Context, row: TaskRow, fields: TaskFields): TaskRow {
  const title = fields.title === undefined ? row.title : fields.title.trim();
  if (title === '') throw new ServiceError('task.title_required');
  const hasReminder = fields.has_reminder === undefined ? row.has_reminder : fields.has_reminder ? 1 : 0;
  return {
    ...row,
    title,
    completed: fields.completed === undefined ? row.completed : fields.completed ? 1 : 0,
    priority: fields.priority ?? row.priority,
    date: fields.date ?? row.date,
    time: fields.time === undefined ? row.time : orderedTime(fields.time),
    has_reminder: hasReminder,
    reminder_time: hasReminder === 1 ? reminderTime(ctx, row, fields.reminder_time) : null,
    description: fields.description ?? row.description,
  };
}

function orderedTime(time: string | null): string {
  if (time === null) return '';
  if (time.slice(6) < time.slice(0, 5)) throw new ServiceError('task.time_order');
  return time;
}

/** The form offers minutes and takes a moment to send, so the current minute still counts. */
const graceMs = 60_000;

function reminderTime(ctx: Context, row: TaskRow, given: string | null | undefined): string | null {
  if (given === undefined) return row.reminder_time;
  if (given === null) return null;
  const time = Date.parse(given);
  const unchanged = row.reminder_time !== null && time === Date.parse(row.reminder_time);
  if (!unchanged && time < ctx.clock.now() - graceMs) throw new ServiceError('task.reminder_past');
  return instant(time);
}
