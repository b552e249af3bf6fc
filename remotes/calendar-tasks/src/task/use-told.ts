import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import {
  attempt,
  events,
  messageOf,
  selectDay,
  toast,
  toastWritten,
  useFormat,
  useToday,
} from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { addDays } from '@board/time';
import { useTexts } from '../text.ts';
import type { TaskFields } from './plans.queries.ts';
import { useTaskWrites } from './writes.queries.ts';

/** What is said of a task that was written: where it went, the way there, and back. */
export function useTold() {
  const t = useTexts();
  const { namedDay: dated } = useFormat();
  const today = useToday();
  const navigate = useNavigate();
  const { remove, update, takeBack } = useTaskWrites();

  function nameOf(date: string): string {
    if (date === today) return t('told.today');
    return date === addDays(today, 1) ? t('told.tomorrow') : dated(date);
  }

  function show({ id, date }: Task): void {
    selectDay(date === today ? '' : date);
    if (events.isHeard('task.open')) events.emit('task.open', { id, date });
    else void navigate(paths.openTask(id));
  }

  const open = (task: Task) => ({ label: t('told.open'), run: () => show(task) });
  const removeAgain = (task: Task) =>
    attempt(() => remove(task, isAlone(task) ? 'one' : 'following'), {
      key: task.id,
      done: t('message.deleted', { title: task.title }),
      failed: t('message.deleteFailed'),
    });

  const failed = t('message.updateFailed');
  const putBack = (after: Task, before: Task, scope: SeriesScope) => {
    const alone = scope === 'one' && after.recurrence === before.recurrence;
    return attempt(() => (alone ? update(after, fieldsOf(before), 'one') : takeBack(after.id)), {
      key: after.id,
      done: t('message.putBack'),
      failed,
    });
  };
  const updated = (task: Task, before: Task, scope: SeriesScope = 'one') => ({
    key: task.id,
    message:
      task.date === before.date
        ? t('message.updated', { title: task.title })
        : t('told.moved', { title: task.title, day: nameOf(task.date) }),
    open: open(task),
    undo: () => putBack(task, before, scope),
  });

  /** Changes one task where it stands, and says what became of it. */
  async function save(
    before: Task,
    fields: Partial<TaskFields>,
    scope: SeriesScope = 'one',
  ): Promise<void> {
    try {
      const after = await update(before, fields, scope);
      toastWritten(after, updated(after, before, scope));
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, failed), key: before.id });
    }
  }

  return {
    nameOf,
    open,
    save,
    updated,
    added: (task: Task) => ({
      key: task.id,
      message: t('told.added', { day: nameOf(task.date) }),
      open: open(task),
      undo: () => removeAgain(task),
    }),
  };
}

const isAlone = ({ series_id }: Task): boolean => series_id === null;

/** All that a form of a single task sends. */
function fieldsOf(task: Task): TaskFields {
  const { title, date, time, duration_minutes, priority, description } = task;
  const { course, assignment, tags, steps } = task;
  const plan = { time, duration_minutes, course, assignment, tags, steps };
  const reminders = task.reminders.map(({ minutes_before, time: moment }) =>
    minutes_before === null ? { time: moment } : { minutes_before },
  );
  const { has_reminder } = task;
  return { title, date, ...plan, priority, description, has_reminder, reminders };
}
