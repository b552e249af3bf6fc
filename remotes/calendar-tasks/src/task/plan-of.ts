import type { Task } from '@board/contracts/calls/tasks';

export type Plan = Pick<Task, 'course' | 'assignment' | 'tags' | 'steps' | 'duration_minutes'>;

/** What an earlier release kept in this browser says nothing of a plan. */
export const planOf = ({
  course = '',
  assignment = 'none',
  tags = [],
  steps = [],
  duration_minutes = null,
}: Partial<Plan>): Plan => ({ course, assignment, tags, steps, duration_minutes });
