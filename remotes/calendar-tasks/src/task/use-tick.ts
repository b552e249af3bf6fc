import type { Task } from '@board/contracts/calls/tasks';
import { attempt } from '@board/platform';
import { useCallback, useState } from 'react';
import { useTexts } from '../text.ts';
import { useToggle } from './writes.queries.ts';

/** Answers whether it stays so. */
export type Toggle = (task: Task) => Promise<boolean>;

/** Ticks a task, and back if the server refuses. */
export function useToggleTask(): Toggle {
  const t = useTexts();
  const toggle = useToggle();
  return useCallback(
    (task) => attempt(() => toggle(task), { failed: t('message.updateFailed') }),
    [t, toggle],
  );
}

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
