import { useModuleVisible, useNow, useSelectedDay, useToday } from '@board/platform';
import { EmptyState } from '@board/ui';
import { useId } from 'react';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { ReminderList } from '../reminders/reminder-list.tsx';
import { remindersOf } from '../reminders/upcoming.ts';
import { LoadProblem } from '../states/load-problem.tsx';
import { useTexts } from '../text.ts';
import { DayHeading } from './day-heading.tsx';
import { inDayOrder } from './day-order.ts';
import { useDaySteps } from './day-steps.ts';
import { blankForm } from './form-values.ts';
import { TaskDialogs } from './task-dialogs.tsx';
import { TaskListSkeleton } from './task-list-skeleton.tsx';
import { TaskRow } from './task-row.tsx';
import { useDayTasks, useOverview } from './tasks.queries.ts';
import styles from './tasks-panel.module.css';
import { useTaskDialogs } from './use-task-dialogs.ts';
import { useTaskRequests } from './use-task-requests.ts';
import { useToggleTask } from './use-toggle-task.ts';

/** What is to be done on the selected day, and what will call. */
export function TasksPanel() {
  const t = useTexts();
  const day = useSelectedDay();
  const today = useToday();
  const now = useNow();
  const titleId = useId();
  const showsReminders = useModuleVisible('reminders');
  const request = useDayTasks(day);
  // Until a day is there, the one before still stands in the cache.
  const loaded =
    request.data && !(request.isLoading && !request.data.items.some(({ date }) => date === day));
  const tasks = loaded
    ? inDayOrder(request.data?.items.filter(({ date }) => date === day) ?? [])
    : [];
  const reminders = showsReminders ? remindersOf(tasks, now) : [];
  const overview = useOverview(request.data !== undefined);
  const dialogs = useTaskDialogs();
  useTaskRequests(dialogs, tasks);
  useDaySteps();
  const toggle = useToggleTask();

  const done = tasks.filter((task) => task.completed).length;
  const counts = loaded ? { open: tasks.length - done, done, reminders: reminders.length } : null;
  const isEmpty = loaded && tasks.length === 0 && !request.error;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={!loaded || undefined}>
      <DayHeading
        id={titleId}
        day={day}
        counts={counts ?? (request.error ? null : undefined)}
        overdue={overview.filter((task) => task.date < today).length}
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
          {tasks.length > 0 && (
            <ul aria-label={t('day.list')}>
              {tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  onOpen={dialogs.show}
                  onToggle={(each) => void toggle(each)}
                />
              ))}
            </ul>
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
