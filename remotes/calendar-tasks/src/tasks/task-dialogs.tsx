import { preloadDialog } from '@board/ui';
import { lazy, Suspense } from 'react';
import type { TaskDialogsState } from './use-task-dialogs.ts';

const loadDetail = () => import('./task-detail.tsx');
const loadForm = () => import('./task-form.tsx');
const TaskDetail = lazy(async () => ({ default: (await loadDetail()).TaskDetail }));
const TaskForm = lazy(async () => ({ default: (await loadForm()).TaskForm }));

/** For when a pointer or the focus comes near. Whatever cannot be had now, the opening asks for again. */
export function preloadTaskDialogs(): void {
  void Promise.allSettled([preloadDialog(), loadDetail(), loadForm()]);
}

/** The dialogs of a task; their code comes at the latest with the first opening. */
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
