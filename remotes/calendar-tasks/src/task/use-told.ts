import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import { attempt, events, selectDay, useFormat, useToday } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { addDays } from '@board/time';
import { useTexts } from '../text.ts';
import { useTaskWrites } from './tasks.queries.ts';

/** What is said of a task that was written: where it went, the way there, and back. */
export function useTold() {
  const t = useTexts();
  const { namedDay: dated } = useFormat();
  const today = useToday();
  const navigate = useNavigate();
  const { remove } = useTaskWrites();

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
  const takeBack = (task: Task) =>
    attempt(() => remove(task, 'one'), {
      key: task.id,
      done: t('message.deleted'),
      failed: t('message.deleteFailed'),
    });

  return {
    added: (task: Task) => ({
      key: task.id,
      message: t('told.added', { day: nameOf(task.date) }),
      open: open(task),
      action: { label: t('action.undo'), run: () => void takeBack(task) },
    }),
    updated: (task: Task, before: Task) => ({
      key: task.id,
      message:
        task.date === before.date
          ? t('message.updated')
          : t('told.moved', { day: nameOf(task.date) }),
      open: open(task),
    }),
  };
}
