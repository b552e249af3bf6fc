import { type CoursePlan, listCoursePlans, updateCourse } from '@board/contracts/calls/courses';
import { listTasks, type Task, toggleTask } from '@board/contracts/calls/tasks';
import { type Patch, patch, planWrite, useApi, useSend } from '@board/platform';

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

const writeNote = planWrite<typeof updateCourse, CoursePlan>(updateCourse, {
  shows: ({ body }, before) => shownAs(noted(before, body?.note)),
  settles: shownAs,
  waits: ({ body }, before) => noted(before, body?.note),
});

/** Written at once, and kept without a network until there is one. */
export function useNoteWrites() {
  const send = useSend(writeNote);
  return {
    save: (seen: CoursePlan, note: string) =>
      send({ params: { id: seen.id }, body: { note } }, { seen }),
  };
}

const noted = (plan: CoursePlan, note = plan.note): CoursePlan => ({
  ...plan,
  note,
  version: plan.version + 1,
});

function shownAs(plan: CoursePlan): Patch[] {
  return [
    patch(listCoursePlans, (page) => ({
      ...page,
      items: page.items.map((each) => (each.id === plan.id ? plan : each)),
    })),
  ];
}
