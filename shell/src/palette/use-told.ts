import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import { attempt, toastWritten, useText } from '@board/platform';
import { useNavigate } from 'react-router-dom';

/** What is said of a task that was written from here: what became of it, the way there, and back. */
export function useTold() {
  const t = useText('shell');
  const navigate = useNavigate();
  return (task: Task, message: string, back: () => Promise<unknown>): void => {
    const { id: key } = task;
    const words = { key, done: t('palette.putBack'), failed: t('palette.failed') };
    toastWritten(task, {
      key,
      message,
      open: { label: t('palette.open'), run: () => void navigate(paths.openTask(key)) },
      action: { label: t('palette.takeBack'), run: () => void attempt(back, words) },
    });
  };
}
