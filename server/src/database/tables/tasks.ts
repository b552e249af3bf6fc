import type { Priority } from '@board/contracts/constants/priorities';
import type { Flag, OwnedRow } from '../schema.ts';

export interface TasksTable extends OwnedRow {
  title: string;
  completed: Flag;
  priority: Priority;
  date: string;
  /** 'HH:MM-HH:MM', or '' for a task without a time, which comes before those with one. */
  time: string;
  has_reminder: Flag;
  reminder_time: string | null;
  description: string;
}

/** Kept, not counted: how many tasks of a kind a day has; the day '' is all days. */
export interface TaskCountsTable {
  user_id: string;
  date: string;
  completed: Flag;
  priority: Priority;
  has_reminder: Flag;
  tasks: number;
}

export interface TaskTables {
  tasks: TasksTable;
  task_counts: TaskCountsTable;
}
