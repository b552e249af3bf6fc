import type { Task } from '@board/contracts/calls/tasks';
import { useOpening } from '@board/ui';
import { useCallback } from 'react';
import type { FormValues } from '../task/form-values.ts';

export type OpenDialog =
  | { kind: 'add'; values: FormValues }
  | { kind: 'view'; task: Task; reminder: boolean }
  | { kind: 'edit'; task: Task };

/** Which dialog of a task is open. */
export function useTaskDialogs() {
  const { shown, open, close } = useOpening<OpenDialog>();
  const add = useCallback((values: FormValues) => open({ kind: 'add', values }), [open]);
  const show = useCallback(
    (task: Task, reminder = false) => open({ kind: 'view', task, reminder }),
    [open],
  );
  const edit = useCallback((task: Task) => open({ kind: 'edit', task }), [open]);
  return { shown, add, show, edit, close };
}

export type TaskDialogsState = ReturnType<typeof useTaskDialogs>;
