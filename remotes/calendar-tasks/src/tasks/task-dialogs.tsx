import type { Task } from '@board/contracts/calls/tasks';
import { lateDialog, useOpening } from '@board/ui';
import { useCallback } from 'react';
import type { FormValues } from '../task/form-values.ts';

const TaskDetail = lateDialog(async () => (await import('./task-detail.tsx')).TaskDetail);
const TaskForm = lateDialog(async () => (await import('./task-form.tsx')).TaskForm);

type OpenDialog =
  | { kind: 'add'; values: FormValues }
  | { kind: 'view'; task: Task; reminder: boolean }
  | { kind: 'edit'; task: Task };

/** Which dialog of a task is open. */
export function useTaskDialogs() {
  const { shown, open, close, near } = useOpening<OpenDialog>(TaskDetail, TaskForm);
  const add = useCallback((values: FormValues) => open({ kind: 'add', values }), [open]);
  const show = useCallback(
    (task: Task, reminder = false) => open({ kind: 'view', task, reminder }),
    [open],
  );
  const edit = useCallback((task: Task) => open({ kind: 'edit', task }), [open]);
  return { shown, add, show, edit, close, near };
}

export type TaskDialogsState = ReturnType<typeof useTaskDialogs>;

/** The dialogs of a task. */
export function TaskDialogs(props: Omit<TaskDialogsState, 'near' | 'add'>) {
  const { shown, show, edit, close } = props;
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
          onEdit={edit}
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
