import { listTasks, type Task, toggleTask } from '@board/contracts/calls/tasks';
import { useApi, useSend } from '@board/platform';

const tasksShown = 20;

/** What is still to be done for a course, the oldest first. */
export const useOpenTasks = (course: string) =>
  useApi(
    listTasks,
    course === '' ? null : { query: { course, completed: false, limit: tasksShown } },
  );

export function useTaskTick() {
  const send = useSend<typeof toggleTask, Task>(toggleTask);
  return (seen: Task) => send({ params: { id: seen.id } }, { seen });
}
