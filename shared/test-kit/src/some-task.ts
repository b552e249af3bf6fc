import type { Task } from '@board/contracts/calls/tasks';

let made = 0;

/** A task for tests. */
export function someTask(change: Partial<Task> = {}): Task {
  made += 1;
  return {
    id: `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    title: 'Red-black tree lab report',
    completed: false,
    priority: 'medium',
    date: '2026-11-18',
    time: null,
    has_reminder: false,
    reminder_time: null,
    reminders: [],
    duration_minutes: null,
    course: '',
    assignment: 'none',
    tags: [],
    steps: [],
    description: '',
    recurrence: null,
    series_id: null,
    version: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...change,
  };
}
