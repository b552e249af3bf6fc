import { lateDialog, preloadDialog } from '@board/ui';
import type { TaskDialogsState } from './use-task-dialogs.ts';

const TaskDetail = lateDialog(async () => (await import('./task-detail.tsx')).TaskDetail);
const TaskForm = lateDialog(async () => (await import('./task-form.tsx')).TaskForm);

/** For when a pointer or the focus comes near. */
export function preloadTaskDialogs(): void {
  for (const preload of [preloadDialog, TaskDetail.preload, TaskForm.preload]) void preload();
}

/** The dialogs of a task; their code comes at the latest with the first opening. */
export function TaskDialogs({ shown, show, edit, close }: TaskDialogsState) {
  if (!shown) return null;
  const { dialog, open, opening } = shown;
  return (
    <>
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
    </>
  );
}
