import type { TaskView } from '@board/contracts/calls/user';
import { taskViewsPerPerson } from '@board/contracts/constants/tasks';
import { toastWritten, useSession } from '@board/platform';
import { keepTaskViews } from '../events.ts';
import { useTexts } from '../text.ts';
import { filterOf, isUnfiltered, type TaskFilter, viewOf, writeFilter } from './task-filter.ts';

const addressOf = (filter: TaskFilter) =>
  new URLSearchParams(writeFilter({ ...filter, page: 1 })).toString();

/** The lists that somebody keeps under a name, on every device. */
export function useTaskViews(filter: TaskFilter) {
  const t = useTexts();
  const { user } = useSession();
  const views: readonly TaskView[] = user?.preferences.taskViews ?? [];
  const shown = views.find((view) => addressOf(filterOf(view)) === addressOf(filter));
  const isNew = !shown && !isUnfiltered(filter) && views.length < taskViewsPerPerson;

  /** Says so, and offers to have them as they were. */
  function change(next: readonly TaskView[], message: string) {
    keepTaskViews([...next]);
    const undo = () => keepTaskViews([...views]);
    toastWritten(undefined, { key: 'task.views', message, undo });
  }

  return {
    views,
    shown,
    isNew,
    /** One name stands for one list. */
    keep: (name: string) =>
      change(
        [...views.filter((view) => view.name !== name), viewOf(filter, name)],
        t('view.kept', { name }),
      ),
    remove: ({ name }: TaskView) =>
      change(
        views.filter((view) => view.name !== name),
        t('view.removed', { name }),
      ),
  };
}
