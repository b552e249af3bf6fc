import type { Task } from '@board/contracts/calls/tasks';
import { attempt } from '@board/platform';
import { useCallback } from 'react';
import { useTexts } from '../text.ts';
import { useToggle } from './tasks.queries.ts';

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
