import type { Task } from '@board/contracts/calls/tasks';
import { useState } from 'react';
import type { Toggle } from './use-toggle-task.ts';

/** A press shows at once on its own line; the lists and counters follow, in pieces. */
export function useTick(task: Task, onToggle: Toggle) {
  const [pressed, setPressed] = useState<boolean>();
  // The list has followed.
  if (pressed === task.completed) setPressed(undefined);
  const completed = pressed ?? task.completed;

  async function tick(): Promise<void> {
    setPressed(!completed);
    if (!(await onToggle({ ...task, completed }))) setPressed(undefined);
  }

  return { completed, tick };
}
