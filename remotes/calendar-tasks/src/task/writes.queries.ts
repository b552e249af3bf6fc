import { getTask, type Task, undoTaskChange } from '@board/contracts/calls/tasks';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import { isApiError, sendCall, useSend, useWrite } from '@board/platform';
import { useCallback } from 'react';
import type { TaskChange, TaskFields } from './plans.queries.ts';
import * as plans from './plans.queries.ts';

/** One task by its id, wherever it lies. */
export const loadTask = (id: string): Promise<Task> =>
  inOurWords(sendCall(getTask, { params: { id } }));

/** The writes of a task: lists, rings and marks change at once and go back if the server refuses. */
export function useTaskWrites() {
  const adding = useSend(plans.create);
  const changing = useSend(plans.update);
  const removing = useSend(plans.remove);
  const removingAll = useSend(plans.removeAll);
  const changingAll = useSend(plans.changeAll);
  const restoring = useSend(plans.restore);
  const snoozing = useSend(plans.snooze);
  const undoing = useWrite(undoTaskChange);
  return {
    add: (id: string, fields: TaskFields) => inOurWords(adding({ body: { id, ...fields } })),
    update: (seen: Task, fields: Partial<TaskFields>, scope: SeriesScope) =>
      inOurWords(changing({ params: { id: seen.id }, query: { scope }, body: fields }, { seen })),
    /** Of a series only the server knows what was. */
    takeBack: (id: string) => undoing.write({ params: { id } }),
    remove: (seen: Task, scope: SeriesScope) =>
      inOurWords(removing({ params: { id: seen.id }, query: { scope } }, { seen })),
    removeAll: (seen: readonly Task[]) =>
      inOurWords(removingAll({ body: { task_ids: seen.map(({ id }) => id) } }, { seen })),
    changeAll: (seen: readonly Task[], changes: TaskChange[]) =>
      inOurWords(changingAll({ body: { changes } }, { seen })),
    restore: (id: string, seen?: Task) => inOurWords(restoring({ params: { id } }, { seen })),
    snooze: (seen: Task, minutes: number) =>
      inOurWords(snoozing({ params: { id: seen.id }, body: { minutes } }, { seen })),
  };
}

/** Given to every line of a list, which is not to be drawn again for it: it stays the same. */
export function useToggle() {
  const send = useSend(plans.toggle);
  return useCallback(
    (seen: Task) => inOurWords(send({ params: { id: seen.id } }, { seen })),
    [send],
  );
}

/** What the server says of a request is said; a failure of its own is told in our words. */
async function inOurWords<Reply>(work: Promise<Reply>): Promise<Reply> {
  try {
    return await work;
  } catch (error) {
    const isItsOwn = isApiError(error) && error.status >= 500;
    throw isItsOwn ? new Error(error.message, { cause: error }) : error;
  }
}
