import type { Task } from '@board/contracts/calls/tasks';
import { lateDialog, useDialogs } from '@board/ui';
import { useMemo } from 'react';
import { withWords } from '../messages/late/with-words.ts';
import type { FormValues } from '../task/form-values.ts';

const TaskDetail = lateDialog(
  async () => (await withWords(import('./task-detail.tsx'))).TaskDetail,
);
const TaskForm = lateDialog(async () => (await withWords(import('./task-form.tsx'))).TaskForm);

/** The dialogs of a task. */
export function useTaskDialogs() {
  const { open, ...dialogs } = useDialogs(TaskDetail, TaskForm);
  const acts = useMemo(() => {
    const add = (values: FormValues) =>
      open((opened) => <TaskForm {...opened} values={values} onCancel={opened.onClose} />);
    const edit = (task: Task) =>
      open((opened) => <TaskForm {...opened} task={task} onCancel={() => show(task)} />);
    const show = (task: Task, reminder = false) =>
      open((opened) => <TaskDetail {...opened} {...{ task, reminder }} onEdit={edit} />);
    return { add, show };
  }, [open]);
  return { ...dialogs, ...acts };
}

export type TaskDialogs = ReturnType<typeof useTaskDialogs>;
