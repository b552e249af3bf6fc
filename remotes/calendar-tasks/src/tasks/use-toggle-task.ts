import type { Task } from '@board/contracts/calls/tasks';
import { toast } from '@board/platform';
import { useCallback } from 'react';
import { messageOf } from '../states/message-of.ts';
import { useTexts } from '../text.ts';
import { useToggle } from './tasks.queries.ts';

/** Answers whether it stays so. */
export type Toggle = (task: Task) => Promise<boolean>;

/** Ticks a task, and back if the server refuses. */
export function useToggleTask(): Toggle {
  const t = useTexts();
  const toggle = useToggle();
  return useCallback(
    async (task) => {
      try {
        await toggle(task);
        return true;
      } catch (error) {
        toast({ tone: 'error', message: messageOf(error, t('message.updateFailed')) });
        return false;
      }
    },
    [t, toggle],
  );
}
