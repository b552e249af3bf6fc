import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import { toast, useModuleVisible, useNow, useSelectedDay, useToday } from '@board/platform';
import { Link } from '@board/platform/router';
import { classNames, EmptyState, Icon, LoadProblem, PanelSkeleton } from '@board/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { BriefPlace } from '../briefs/brief-place.tsx';
import { useBrief } from '../briefs/briefs.queries.ts';
import { QuickAdd } from '../quick-add/quick-add.tsx';
import { ReminderList } from '../reminders/reminder-list.tsx';
import { remindersOf } from '../reminders/upcoming.ts';
import { blankForm } from '../task/form-values.ts';
import { useDayCompletion, useDayTasks, useOverdue } from '../task/tasks.queries.ts';
import { useTexts } from '../text.ts';
import { DayHeading } from './day-heading.tsx';
import { useDayOrder } from './day-order.ts';
import { useDaySteps } from './day-steps.ts';
import { useTaskDialogs } from './task-dialogs.tsx';
import { TaskList } from './task-list.tsx';
import styles from './tasks-panel.module.css';
import { useTaskRequests } from './use-task-requests.ts';

/** More lines than one sees at once. */
const longDay = 12;

/** What is to be done on the selected day, and what will call. */
export function TasksPanel() {
  const t = useTexts();
  const day = useSelectedDay();
  const today = useToday();
  const now = useNow();
  const titleId = useId();
  const showsReminders = useModuleVisible('reminders');
  const request = useDayTasks(day);
  const { loaded, tasks, finished, total } = useTasksOf(day, request);
  const [unfolded, setUnfolded] = useState('');
  const folds = tasks.length > longDay && finished > 0;
  const open = useMemo(() => tasks.slice(0, tasks.length - finished), [tasks, finished]);
  const isFolded = folds && unfolded !== day;
  const reminders = useMemo(
    () => (showsReminders ? remindersOf(tasks, now) : []),
    [showsReminders, tasks, now],
  );
  const overdue = useOverdue(request.data !== undefined, today);
  const brief = useBrief(day === today);
  const dialogs = useTaskDialogs();
  useTaskRequests(dialogs, tasks);
  useDaySteps();
  const { add, show } = dialogs;
  const sayRefreshed = () => toast({ tone: 'success', message: t('message.refreshed') });
  const addHere = useCallback(() => add(blankForm(day)), [add, day]);
  const showReminder = useCallback((task: Task) => show(task, true), [show]);

  const completed = tasks.filter((task) => task.completed).length;
  const all = useDayCompletion(day, loaded && total > tasks.length);
  const counts = useMemo(
    () =>
      loaded
        ? {
            open: all?.open ?? tasks.length - completed,
            done: all?.completed ?? completed,
            reminders: reminders.length,
          }
        : null,
    [loaded, all, tasks, completed, reminders],
  );
  const isEmpty = loaded && tasks.length === 0 && !request.error;
  return (
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={!loaded || undefined}
      {...dialogs.near}
    >
      <DayHeading
        id={titleId}
        day={day}
        counts={counts ?? (request.error ? null : undefined)}
        overdue={overdue}
        onAdd={addHere}
      />
      <LoadProblem
        request={request}
        failed={t('state.refreshFailed')}
        onRefreshed={sayRefreshed}
        className={styles.problem}
      />
      {loaded && brief && <BriefPlace brief={brief} />}
      <div className={classNames(styles.agenda, reminders.length > 0 && styles.beside)}>
        <div className={styles.list}>
          <div className={styles.lines}>
            {!loaded && !request.error && <PanelSkeleton height="auto" rows={4} />}
            {isEmpty && (
              <div className={styles.empty}>
                <EmptyState text={t('day.empty')} />
              </div>
            )}
            {tasks.length > 0 && (
              <TaskList day={day} tasks={isFolded ? open : tasks} onOpen={show} />
            )}
            {folds && (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={!isFolded}
                onClick={() => setUnfolded(isFolded ? day : '')}
              >
                <Icon name={isFolded ? 'right' : 'down'} size="small" />
                {t('day.finished', { count: finished })}
              </button>
            )}
          </div>
          {total > tasks.length && (
            <Link to={paths.tasksOf(day)} className={styles.all}>
              {t('day.all', { count: total })}
            </Link>
          )}
          <QuickAdd day={day} onMore={add} />
        </div>
        {reminders.length > 0 && (
          <ReminderList reminders={reminders} now={now} onOpen={showReminder} />
        )}
      </div>
      {dialogs.drawn}
    </section>
  );
}

function useTasksOf(day: string, { data, isLoading }: ReturnType<typeof useDayTasks>) {
  const ofDay = useMemo(() => data?.items.filter(({ date }) => date === day) ?? [], [day, data]);
  // Until a day is there, the one before still stands in the cache.
  const loaded = data !== undefined && !(isLoading && ofDay.length === 0);
  const total = loaded ? data.pagination.total : 0;
  const { inOrder: tasks, finished } = useDayOrder(day, loaded ? ofDay : undefined);
  return { loaded, tasks, finished, total };
}
