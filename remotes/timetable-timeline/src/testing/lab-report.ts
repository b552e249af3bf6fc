import type { Task } from '@board/contracts/calls/tasks';
import { someTask } from '@board/test-kit';

/** A lab report on Wednesday afternoon. */
export const labReport = (change: Partial<Task> = {}): Task =>
  someTask({
    id: '01930000-0000-7000-8000-0000000000b0',
    title: 'Lab report',
    priority: 'high',
    time: '16:00-17:30',
    ...change,
  });
