import type { Selectable } from 'kysely';
import type { TasksTable } from '../../database/tables/tasks.ts';

export type TaskRow = Selectable<TasksTable>;

/** The columns that a reply is made of: a list reads no others. */
export const shown = [
  'id',
  'title',
  'completed',
  'priority',
  'date',
  'time',
  'has_reminder',
  'reminder_time',
  'reminders',
  'description',
  'recurrence',
  'series_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TaskRow)[];

export type ShownRow = Pick<TaskRow, (typeof shown)[number]>;
