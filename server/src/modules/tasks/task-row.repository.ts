import { isBlank } from '@board/contracts/constants/limits';
import type { Step } from '@board/contracts/schemas/tasks';
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
  'duration_minutes',
  'course',
  'assignment',
  'tags',
  'steps',
  'description',
  'recurrence',
  'series_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TaskRow)[];

export type ShownRow = Pick<TaskRow, (typeof shown)[number]>;

/** Tags and steps: most tasks have none. */
export const readList = <Item>(json: string): Item[] => (json === '[]' ? [] : JSON.parse(json));

export const writeSteps = (steps: readonly Step[]): string =>
  JSON.stringify(
    steps.flatMap(({ title, done }) => (isBlank(title) ? [] : [{ title: title.trim(), done }])),
  );
