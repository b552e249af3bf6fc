import type { Task } from '@board/contracts/calls/tasks';
import { toast } from '@board/platform';
import { useCallback } from 'react';
import { messageOf } from '../states/message-of.ts';
import { useTexts } from '../text.ts';
import { useToggle } from './tasks.queries.ts';

/** Ticks a task at once, and back if the server refuses. */
export function useToggleTask() {
  const t = useTexts();
  const toggle = useToggle();
  return useCallback(
    async (task: Task): Promise<void> => {
      try {
        await toggle(task);
      } catch (error) {
        toast({ tone: 'error', message: messageOf(error, t('message.updateFailed')) });
      }
    },
    [t, toggle],
  );
}
