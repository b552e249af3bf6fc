import type { Task } from '@board/contracts/calls/tasks';

/** A lab report on Wednesday afternoon. */
export function someTask(change: Partial<Task> = {}): Task {
  return {
    id: '01930000-0000-7000-8000-0000000000b0',
    title: 'Lab report',
    completed: false,
    priority: 'high',
    date: '2026-11-18',
    time: '16:00-17:30',
    has_reminder: false,
    reminder_time: null,
    reminders: [],
    recurrence: null,
    series_id: null,
    duration_minutes: null,
    course: '',
    assignment: 'none',
    tags: [],
    steps: [],
    description: '',
    version: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...change,
  };
}
