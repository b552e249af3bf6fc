import { useModuleVisible, useNow, useSelectedDay, useToday } from '@board/platform';
import { EmptyState } from '@board/ui';
import { useDeferredValue, useId, useMemo } from 'react';
import { TasksLink } from '../page/tasks-link.tsx';
import { paths } from '../paths.ts';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { ReminderList } from '../reminders/reminder-list.tsx';
import { remindersOf } from '../reminders/upcoming.ts';
import { LoadProblem } from '../states/load-problem.tsx';
import { useTexts } from '../text.ts';
import { DayHeading } from './day-heading.tsx';
import { inDayOrder } from './day-order.ts';
import { useDaySteps } from './day-steps.ts';
import { blankForm } from './form-values.ts';
import { preloadTaskDialogs, TaskDialogs } from './task-dialogs.tsx';
import { TaskList } from './task-list.tsx';
import { TaskListSkeleton } from './task-list-skeleton.tsx';
import { useDayCompletion, useDayTasks, useOverdue } from './tasks.queries.ts';
import styles from './tasks-panel.module.css';
import { useTaskDialogs } from './use-task-dialogs.ts';
import { useTaskRequests } from './use-task-requests.ts';

/** What is to be done on the selected day, and what will call. */
export function TasksPanel() {
  const t = useTexts();
  const day = useSelectedDay();
  const today = useToday();
  const now = useNow();
  const titleId = useId();
  const showsReminders = useModuleVisible('reminders');
  const request = useDayTasks(day);
  const latest = useTasksOf(day, request);
  const drawn = useDeferredValue(latest);
  // Another day's tasks are drawn in pieces; a tick in those that are there shows at once.
  const { loaded, tasks, total } = drawn.loaded && drawn.day === day ? latest : drawn;
  const reminders = showsReminders ? remindersOf(tasks, now) : [];
  const overdue = useOverdue(request.data !== undefined, today);
  const dialogs = useTaskDialogs();
  useTaskRequests(dialogs, tasks);
  useDaySteps();

  const completed = tasks.filter((task) => task.completed).length;
  const all = useDayCompletion(day, loaded && total > tasks.length) ?? {
    completed,
    open: tasks.length - completed,
  };
  const counts = loaded
    ? { open: all.open, done: all.completed, reminders: reminders.length }
    : null;
  const isEmpty = loaded && tasks.length === 0 && !request.error;
  return (
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={!loaded || undefined}
      onPointerEnter={preloadTaskDialogs}
      onFocus={preloadTaskDialogs}
    >
      <DayHeading
        id={titleId}
        day={day}
        counts={counts ?? (request.error ? null : undefined)}
        overdue={overdue}
        onAdd={() => dialogs.add(blankForm(day))}
      />
      <LoadProblem
        request={request}
        message={t('state.refreshFailed')}
        refreshed={t('message.refreshed')}
        className={styles.problem}
      />
      <div className={styles.agenda}>
        <div className={styles.list}>
          {!loaded && !request.error && <TaskListSkeleton />}
          {isEmpty && (
            <div className={styles.empty}>
              <EmptyState text={t('day.empty')} />
            </div>
          )}
          {tasks.length > 0 && <TaskList key={day} tasks={tasks} onOpen={dialogs.show} />}
          {total > tasks.length && (
            <TasksLink to={paths.tasksOf(day)} className={styles.all}>
              {t('day.all', { count: total })}
            </TasksLink>
          )}
          <QuickAdd day={day} onMore={dialogs.add} />
        </div>
        {reminders.length > 0 && (
          <ReminderList
            reminders={reminders}
            now={now}
            onOpen={(task) => dialogs.show(task, true)}
          />
        )}
      </div>
      <TaskDialogs {...dialogs} />
    </section>
  );
}

function useTasksOf(day: string, { data, isLoading }: ReturnType<typeof useDayTasks>) {
  return useMemo(() => {
    const tasks = data?.items.filter(({ date }) => date === day) ?? [];
    // Until a day is there, the one before still stands in the cache.
    const loaded = data !== undefined && !(isLoading && tasks.length === 0);
    const total = loaded ? data.pagination.total : 0;
    return { day, loaded, tasks: loaded ? inDayOrder(tasks) : [], total };
  }, [day, data, isLoading]);
}
