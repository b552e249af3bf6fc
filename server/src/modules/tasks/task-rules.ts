import { isBlank } from '@board/contracts/constants/limits';
import type { TaskEdit } from '@board/contracts/schemas/tasks';
import { lengthOf, planned } from '@board/time';
import type { Context } from '../../context/context.ts';
import { flag } from '../../database/row.ts';
import { ServiceError } from '../../errors/errors.ts';
import { remindersWith } from './reminders/reminder-rules.ts';
import { type TaskRow, writeSteps } from './task-row.repository.ts';

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
    ...plannedWith(row, fields),
    course: fields.course?.trim() ?? row.course,
    assignment: fields.assignment ?? row.assignment,
    tags: fields.tags === undefined ? row.tags : JSON.stringify(eachOnce(fields.tags)),
    steps: fields.steps === undefined ? row.steps : writeSteps(fields.steps),
    description: fields.description ?? row.description,
  } satisfies Record<Exclude<keyof TaskEdit, SetElsewhere>, unknown>;
  const changed = { ...row, ...set };
  return { ...changed, ...remindersWith(ctx, changed, fields, row.date) };
}

/** A length that a span says is not kept beside it. */
function plannedWith(row: TaskRow, { time, duration_minutes: minutes }: TaskFields) {
  const before =
    row.time === ''
      ? { time: null, minutes: row.duration_minutes }
      : { time: row.time, minutes: lengthOf(row.time) };
  const after = planned(before, { time, minutes });
  if (!after) throw new ServiceError('task.duration_too_long');
  return {
    time: after.time ?? '',
    duration_minutes: after.time === null ? after.minutes : null,
  };
}

/** However it is written: the first one stays. */
function eachOnce(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
