import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import {
  DaySources,
  type DaySourcesProps,
  type DayThing,
  selectDay,
  useFormat,
  useToday,
} from '@board/platform';
import { Link } from '@board/platform/router';
import { addDays } from '@board/time';
import { classNames, LoadProblem, Panel, PanelSkeleton } from '@board/ui';
import { useCallback, useMemo, useState } from 'react';
import { useLessonCounts } from '../calendar/calendar.queries.ts';
import { useTasksBetween } from '../task/tasks.queries.ts';
import { ShortTask } from '../tasks/short-task.tsx';
import { useTaskDialogs } from '../tasks/task-dialogs.tsx';
import { useTexts } from '../text.ts';
import styles from './upcoming-column.module.css';

const daysShown = 7;

/** The seven days after today, where a screen is wide enough for a column of them. */
export function UpcomingColumn() {
  const t = useTexts();
  const today = useToday();
  const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1));
  const [first = today, last = today] = [days[0], days.at(-1)];
  const request = useTasksBetween(first, last);
  const lessons = useLessonCounts(first, last);
  const { data } = request;
  const [things, onReading] = useFixedThings();
  const dialogs = useTaskDialogs();
  return (
    <Panel
      title={t('upcoming.title')}
      note={t('upcoming.days', { count: daysShown })}
      state={request.error && <LoadProblem request={request} failed={t('state.refreshFailed')} />}
    >
      <DaySources start={first} end={last} onReading={onReading} />
      {data ? (
        <>
          {days.map((day, index) => (
            <Day
              key={day}
              day={day}
              isTomorrow={index === 0}
              lessons={lessons.get(day) ?? 0}
              things={things.filter(({ date, until }) => date <= day && day <= (until ?? date))}
              tasks={data.filter(({ date }) => date === day)}
              onOpen={dialogs.show}
            />
          ))}
          <Link to={paths.tasks} className={styles.all}>
            {t('day.allTasks')}
          </Link>
        </>
      ) : (
        !request.error && <PanelSkeleton height="auto" rows={daysShown} />
      )}
      {dialogs.drawn}
    </Panel>
  );
}

interface DayProps {
  day: string;
  isTomorrow: boolean;
  lessons: number;
  things: readonly DayThing[];
  tasks: readonly Task[];
  onOpen: (task: Task) => void;
}

function Day({ day, isTomorrow, lessons, things, tasks, onOpen }: DayProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <section className={styles.day} aria-label={format.fullDay(day)}>
      <button type="button" className={styles.head} onClick={() => selectDay(day)}>
        <b>{isTomorrow ? t('told.tomorrow') : format.weekday(day)}</b>
        <span>{format.monthDay(day)}</span>
        {lessons > 0 && (
          <span className={styles.lessons}>{t('upcoming.lessons', { count: lessons })}</span>
        )}
      </button>
      {tasks.length + things.length + lessons === 0 && (
        <p className={styles.free}>{t('upcoming.free')}</p>
      )}
      {things.map(({ id, kind, title, time, open }) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.thing, kind === 'exam' && styles.exam)}
          disabled={!open}
          onClick={open}
        >
          <span>{title}</span>
          {time && <time>{time.slice(0, 5)}</time>}
        </button>
      ))}
      {tasks.map((task) => (
        <ShortTask key={task.id} task={task} onOpen={onOpen}>
          {task.time && <time>{task.time.slice(0, 5)}</time>}
        </ShortTask>
      ))}
    </section>
  );
}

/** Neither a task nor routine: a day that has one is not free. */
const isFixed = ({ kind }: DayThing): boolean => kind === 'exam' || kind === 'event';

/** What stands on days whoever brings it: exams and what calendars say. */
function useFixedThings(): readonly [readonly DayThing[], DaySourcesProps['onReading']] {
  const [told, setTold] = useState<ReadonlyMap<string, readonly DayThing[]>>(new Map());
  const onReading = useCallback<DaySourcesProps['onReading']>(({ id }, reading) => {
    setTold((before) => {
      const things = reading ? (reading.things?.filter(isFixed) ?? before.get(id) ?? []) : [];
      return new Map(before).set(id, things);
    });
  }, []);
  const things = useMemo(
    () => [...told.values()].flat().sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1)),
    [told],
  );
  return [things, onReading];
}
