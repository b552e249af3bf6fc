import type { SearchHit } from '@board/contracts/calls/search';
import { getTask, type Task, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { courseAt } from '@board/contracts/constants/course-paths';
import { paths } from '@board/contracts/constants/paths';
import {
  attempt,
  isApiError,
  openLayer,
  selectDay,
  sendCall,
  useSend,
  useSession,
  useText,
  useToday,
} from '@board/platform';
import { useNavigate } from 'react-router-dom';
import { forgetRecent } from '../kept/recent-hits.ts';
import { useTold } from './use-told.ts';

/** What can be done with a hit, from wherever it was found. */
export function useHitActs() {
  const t = useText('shell');
  const told = useTold();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const toggle = useSend<typeof toggleTask, Task>(toggleTask);
  const change = useSend<typeof updateTask, Task>(updateTask);

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
      if (kind === 'exam') {
        openLayer('timetable-timeline', 'exam', { id });
        return;
      }
      if (kind === 'lesson' && date) selectDay(date);
      const to = {
        task: paths.openTask(id),
        lesson: paths.coursesTab,
        course: courseAt(title),
        term: paths.timetable,
        transaction: paths.transactionsOf(date ?? today),
        notification: url ?? paths.notifications,
      }[kind];
      void navigate(to);
    },
    act(hit: SearchHit, action: string): void {
      const { id, kind, title, completed = false } = hit;
      if (action === 'edit') {
        if (kind === 'task') openLayer('calendar-tasks', 'task', { id });
        else openLayer('timetable-timeline', kind === 'exam' ? 'exam' : 'course', { id });
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
