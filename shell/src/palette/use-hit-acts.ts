import { readNotification } from '@board/contracts/calls/notifications';
import type { SearchHit } from '@board/contracts/calls/search';
import { getTask, type Task, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { courseAt } from '@board/contracts/constants/course-paths';
import { paths } from '@board/contracts/constants/paths';
import {
  attempt,
  isApiError,
  openLayer,
  sendCall,
  useSend,
  useSession,
  useText,
  useToday,
} from '@board/platform';
import { useNavigate } from 'react-router-dom';
import { forgetRecent } from '../kept/recent-hits.ts';
import { useTold } from './use-told.ts';

type Layer = readonly [remote: string, layer: string];

/** What shows a thing over whichever page one is on; what has none has a page. */
const opened: Partial<Record<SearchHit['kind'], Layer>> = {
  lesson: ['timetable-timeline', 'lesson'],
  exam: ['timetable-timeline', 'exam'],
  transaction: ['finance', 'record'],
};
const edited: Partial<Record<SearchHit['kind'], Layer>> = {
  task: ['calendar-tasks', 'task'],
  lesson: ['timetable-timeline', 'course'],
  course: ['timetable-timeline', 'course'],
  exam: ['timetable-timeline', 'exam'],
  term: ['timetable-timeline', 'term'],
  transaction: ['finance', 'transaction'],
};

/** What can be done with a hit, from wherever it was found. */
export function useHitActs() {
  const t = useText('shell');
  const told = useTold();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const toggle = useSend<typeof toggleTask, Task>(toggleTask);
  const change = useSend<typeof updateTask, Task>(updateTask);
  const read = useSend(readNotification);

  /** What is written says which version was seen, so that one is asked for first. */
  const withTask = (hit: SearchHit, write: (task: Task) => Promise<unknown>) =>
    attempt(
      async () => {
        const task = await sendCall(getTask, { params: { id: hit.id } }).catch((error) => {
          if (isApiError(error) && error.status === 404) forgetRecent(user?.id ?? '', hit);
          throw error;
        });
        return write(task);
      },
      { failed: t('palette.failed') },
    );

  return {
    open({ kind, id, title, date, url }: SearchHit): void {
      const layer = opened[kind];
      if (layer) {
        openLayer(...layer, { id, ...(date && { date }) });
        return;
      }
      const to = {
        task: paths.openTask(id),
        course: courseAt(title),
        term: paths.timetable,
        notification: url ?? paths.notifications,
      }[kind as 'task' | 'course' | 'term' | 'notification'];
      void navigate(to);
    },
    act(hit: SearchHit, action: string): void {
      const { id, kind, title, date, course_id: course, completed = false } = hit;
      const layer = edited[kind];
      if (action === 'edit' && layer) {
        openLayer(...layer, { id: course ?? id, ...(date && { date }) });
        return;
      }
      if (action === 'read') {
        const words = { key: id, done: t('palette.wasRead'), failed: t('palette.failed') };
        void attempt(() => read({ params: { id } }), words);
        return;
      }
      void withTask(hit, async (task) => {
        const params = { id };
        const tick = (seen: Task) => toggle({ params }, { seen });
        const move = (seen: Task, date: string) =>
          change({ params, query: {}, body: { date } }, { seen });
        if (action === 'tick') {
          // What was offered, also where it was done meanwhile.
          const after = task.completed === completed ? await tick(task) : task;
          const done = completed ? 'palette.undone' : 'palette.ticked';
          told(after, t(done, { title }), () => tick(after));
        } else {
          const after = await move(task, today);
          told(after, t('palette.moved', { title }), () => move(after, task.date));
        }
      });
    },
  };
}
