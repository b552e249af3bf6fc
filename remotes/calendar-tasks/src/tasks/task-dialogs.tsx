import { lazy, Suspense } from 'react';
import type { TaskDialogsState } from './use-task-dialogs.ts';

const TaskDetail = lazy(async () => ({ default: (await import('./task-detail.tsx')).TaskDetail }));
const TaskForm = lazy(async () => ({ default: (await import('./task-form.tsx')).TaskForm }));

/** The dialogs of a task; their code comes with the first opening. */
export function TaskDialogs({ shown, show, edit, close }: TaskDialogsState) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'view' && (
        <TaskDetail
          key={opening}
          task={dialog.task}
          reminder={dialog.reminder}
          open={open}
          onClose={close}
          onEdit={() => edit(dialog.task)}
        />
      )}
      {dialog.kind === 'edit' && (
        <TaskForm
          key={opening}
          task={dialog.task}
          open={open}
          onClose={close}
          onCancel={() => show(dialog.task)}
        />
      )}
      {dialog.kind === 'add' && (
        <TaskForm
          key={opening}
          values={dialog.values}
          open={open}
          onClose={close}
          onCancel={close}
        />
      )}
    </Suspense>
  );
}
