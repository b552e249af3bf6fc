import type { Task } from '@board/contracts/calls/tasks';
import { attempt, useSelectedDay } from '@board/platform';
import { useAddTaskRequest, useOpenTaskRequest } from '../events.ts';
import { quickForm } from '../quick-add/quick-task.ts';
import { useQuickLine } from '../quick-add/use-quick-line.ts';
import { blankForm } from '../task/form-values.ts';
import { loadTask } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';
import type { TaskDialogs } from './task-dialogs.tsx';

/** Answers whoever wants to open or to add a task, from wherever on the board. */
export function useTaskRequests(
  { add, show }: Pick<TaskDialogs, 'add' | 'show'>,
  known: readonly Task[],
) {
  const t = useTexts();
  const day = useSelectedDay();
  const { whole } = useQuickLine(day);

  async function open(id: string, reminder = false): Promise<void> {
    const task = known.find((each) => each.id === id);
    const load = async () => show(task ?? (await loadTask(id)), reminder);
    await attempt(load, { failed: t('message.openFailed') });
  }

  useOpenTaskRequest(({ id, reminder }) => void open(id, reminder));
  useAddTaskRequest(async ({ date = day, title }) =>
    add(title ? quickForm((await whole(title, [], date)).task, date) : blankForm(date)),
  );
  return open;
}
