import type { Task } from '@board/contracts/calls/tasks';

export type Plan = Pick<Task, 'course' | 'tags' | 'steps' | 'duration_minutes'>;

/** What an earlier release kept in this browser says nothing of a plan. */
export const planOf = ({
  course = '',
  tags = [],
  steps = [],
  duration_minutes = null,
}: Partial<Plan>): Plan => ({ course, tags, steps, duration_minutes });
