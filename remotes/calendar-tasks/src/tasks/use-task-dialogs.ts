import type { Task } from '@board/contracts/calls/tasks';
import { startTransition, useCallback, useState } from 'react';
import type { FormValues } from './form-values.ts';

export type OpenDialog =
  | { kind: 'add'; values: FormValues }
  | { kind: 'view'; task: Task; reminder: boolean }
  | { kind: 'edit'; task: Task };

/** Which dialog of a task is open; `opening` counts, so that each opening starts afresh. */
export function useTaskDialogs() {
  const [shown, setShown] = useState<{ dialog: OpenDialog; open: boolean; opening: number }>();
  const open = useCallback((dialog: OpenDialog) => {
    // Drawn in pieces: a form is large.
    startTransition(() =>
      setShown((before) => ({ dialog, open: true, opening: (before?.opening ?? 0) + 1 })),
    );
  }, []);
  const close = useCallback(() => {
    setShown((before) => before && { ...before, open: false });
  }, []);
  const add = useCallback((values: FormValues) => open({ kind: 'add', values }), [open]);
  const show = useCallback(
    (task: Task, reminder = false) => open({ kind: 'view', task, reminder }),
    [open],
  );
  const edit = useCallback((task: Task) => open({ kind: 'edit', task }), [open]);
  return { shown, add, show, edit, close };
}

export type TaskDialogsState = ReturnType<typeof useTaskDialogs>;
