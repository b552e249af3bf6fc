import type { Priority } from '@board/contracts/constants/priorities';
import type { Assignment } from '@board/contracts/constants/tasks';
import type { Flag, OwnedRow } from '../row.ts';

export interface TasksTable extends OwnedRow {
  title: string;
  completed: Flag;
  priority: Priority;
  date: string;
  /** 'HH:MM-HH:MM', or '' for a task without a time, which comes before those with one. */
  time: string;
  has_reminder: Flag;
  /** The first of its reminders. */
  reminder_time: string | null;
  /** Where no `time` says it. */
  duration_minutes: number | null;
  course: string;
  assignment: Assignment;
  /** JSON: words. */
  tags: string;
  /** JSON, in their order. */
  steps: string;
  description: string;
  /** JSON, the first one first. */
  reminders: string;
  series_id: string | null;
  /** The day of its series that it stands for, wherever it was moved since. */
  occurrence: string | null;
  recurrence: string | null;
  /** The task with which it went and with which it comes back. */
  deleted_with: string | null;
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

/** Kept likewise: how many open tasks of series a day has. */
export interface TaskSeriesOpenTable {
  user_id: string;
  date: string;
  tasks: number;
}

/** What makes the tasks of a recurring one. Its id is that of the first of them. */
export interface TaskSeriesTable {
  user_id: string;
  id: string;
  recurrence: string;
  start_date: string;
  /** JSON of what the occurrences share. */
  template: string;
  /** Up to this day, included, its occurrences are rows. */
  expanded_until: string;
  /** Deleted from some day on: nothing more is made of it. */
  stopped: Flag;
}

/** What the last change of a task replaced in its series. */
export interface TaskSeriesBeforeTable {
  user_id: string;
  id: string;
  /** The task's, after the change. */
  version: number;
  /** JSON of rows. */
  was: string;
  changed_at: string;
}

export interface TaskTables {
  tasks: TasksTable;
  task_counts: TaskCountsTable;
  task_series: TaskSeriesTable;
  task_series_open: TaskSeriesOpenTable;
  task_series_before: TaskSeriesBeforeTable;
}
