import type { Task } from '@board/contracts/calls/tasks';
import { attempt } from '@board/platform';
import { useTexts } from '../text.ts';
import type { TaskChange } from './plans.queries.ts';
import { useTold } from './use-told.ts';
import { useTaskWrites } from './writes.queries.ts';

/** What one act sets in all the tasks it is done to. */
export type Act = Omit<TaskChange, 'id'>;
/** The same for all of them, or for each its own. */
type Acts = Act | ((task: Task) => Act);

/** Changes several tasks at once, says what became of them, and offers to put each back to what it was. */
export function useChangeTasks() {
  const t = useTexts();
  const told = useTold();
  const { changeAll } = useTaskWrites();
  const failed = t('message.updateFailed');

  function doneWords(act: Act, count: number): string {
    if (act.time) return t('message.planned', { count });
    if (act.date) return t('message.moved', { count, day: told.nameOf(act.date) });
    if (act.priority) {
      return t('message.weighed', { count, priority: t(`priority.${act.priority}`) });
    }
    return t(act.completed ? 'message.completed' : 'message.reopened', { count });
  }

  return (tasks: readonly Task[], acts: Acts): Promise<boolean> => {
    const about = tasks.map(({ id }) => id);
    const changes = tasks.map((task) => (typeof acts === 'function' ? acts(task) : acts));
    const after = tasks.map((task, at) => ({ ...task, ...changes[at], version: task.version + 1 }));
    const before = tasks.map(({ id, date, time, duration_minutes, priority, completed }, at) => {
      const was = { date, time, duration_minutes, priority, completed };
      const set: Act = changes[at] ?? {};
      // A time that is given sets how long it takes.
      const names = Object.keys(
        'time' in set ? { ...set, duration_minutes } : set,
      ) as (keyof Act)[];
      return { id, ...Object.fromEntries(names.map((name) => [name, was[name]])) };
    });
    const [act = {}] = changes;
    const [single] = tasks.length === 1 ? tasks : [];
    return attempt(
      () =>
        changeAll(
          tasks,
          tasks.map(({ id }, at) => ({ id, ...changes[at] })),
        ),
      {
        about,
        done: doneWords(act, tasks.length),
        failed,
        open: single && act.date ? told.open({ ...single, date: act.date }) : undefined,
        undo: () =>
          attempt(() => changeAll(after, before), { about, done: t('message.putBack'), failed }),
      },
    );
  };
}
