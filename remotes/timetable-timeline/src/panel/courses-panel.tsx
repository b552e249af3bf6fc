import { paths } from '@board/contracts/constants/paths';
import {
  selectDay,
  stepDay,
  useFormat,
  useNow,
  useSelectedDay,
  useTimeZone,
  useToday,
} from '@board/platform';
import { Link } from '@board/platform/router';
import { addDays, minutesOf, mondayOf, wallIn, weekdayOf, weekOf } from '@board/time';
import {
  EmptyState,
  IconButton,
  LoadProblem,
  lateDialog,
  Panel,
  PanelSkeleton,
  Segmented,
  useWhole,
  VisuallyHidden,
} from '@board/ui';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { useOpenCourse } from '../events.ts';
import { useWeekView } from '../lessons/use-week-view.ts';
import { useWeekWords } from '../lessons/use-week-words.ts';
import { WeekGrid } from '../lessons/week-grid.tsx';
import { withWords } from '../messages/late/with-words.ts';
import { type Lesson, useLessons } from '../plan/lessons.queries.ts';
import { SampleNote } from '../plan/sample-note.tsx';
import { periodsOn, termOn } from '../plan/term-week.ts';
import { useTerms } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import styles from './courses-panel.module.css';

const LessonDialog = lateDialog(
  async () => (await withWords(import('./lesson-dialog.tsx'))).LessonDialog,
);
const AddCourse = lateDialog(
  async () => (await withWords(import('../courses/add-course.tsx'))).AddCourse,
);

const none: readonly Lesson[] = [];

type Adding = Pick<ComponentProps<typeof AddCourse>, 'day' | 'at'>;

/** The module 'courses': a week or a day of the timetable. */
export function CoursesPanel() {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const now = minutesOf(wallIn(useTimeZone(), useNow()).time);
  const selectedNow = useSelectedDay();
  const [wantedView, setView] = useWeekView();
  const [turned, setTurned] = useState({ from: selectedNow, weeks: 0 });
  const [opened, setOpened] = useState<Lesson | null>(null);
  const [adding, setAdding] = useState<Adding | null>(null);

  // Another selected day brings its own week; the arrows of the week view only look around.
  const weeks = turned.from === selectedNow ? turned.weeks : 0;
  const wantedDay = addDays(selectedNow, weeks * 7);
  const request = useLessons(mondayOf(wantedDay), addDays(mondayOf(wantedDay), 6));
  const { error, isLoading, isValidating } = request;
  const { day, selected, view, data } = useWhole(
    { day: wantedDay, selected: selectedNow, view: wantedView, data: request.data },
    !isLoading && !error,
  );
  const monday = mondayOf(day);
  const days = useMemo(() => weekOf(monday), [monday]);
  const terms = useTerms();
  const term = terms && termOn(terms, day);
  const empty = data?.items.length === 0;
  const { title, shortTitle, week } = useWeekWords(view, selected, days, term, empty);

  useOpenCourse(({ id, date }) => {
    const lesson = data?.items.find(
      (each) => each.date === date && (each.id === id || each.course_id === id),
    );
    if (lesson) setOpened(lesson);
  });

  const turn = useCallback(
    (direction: -1 | 1) => {
      if (view === 'day') return stepDay(today, direction);
      setTurned(({ from, weeks: before }) => ({
        from: selectedNow,
        weeks: (from === selectedNow ? before : 0) + direction,
      }));
    },
    [view, selectedNow, today],
  );

  const showDay = useCallback(
    (pressed: string) => {
      selectDay(pressed === today ? '' : pressed);
      setView('day');
    },
    [today, setView],
  );

  const add = useCallback(
    (on: string, first?: number, last = first) =>
      setAdding({
        day: on,
        ...(first && last && { at: { weekday: weekdayOf(on), first, last } }),
      }),
    [],
  );

  function comeBack() {
    setTurned({ from: selectedNow, weeks: 0 });
    selectDay('');
  }

  const away = monday !== mondayOf(today) || (view === 'day' && selected !== today);
  const shown = useMemo(() => (view === 'day' ? [selected] : days), [view, selected, days]);
  const lessons = data?.items ?? none;
  const periods = useMemo(() => periodsOn(term, monday), [term, monday]);
  const wayBack = (
    <button type="button" className={styles.back} onClick={comeBack}>
      {t(view === 'day' ? 'courses.today' : 'courses.thisWeek')}
    </button>
  );
  const freeDay = view === 'day' && !empty && !lessons.some(({ date }) => date === selected);
  return (
    <Panel
      title={
        <Link to={paths.timetable} className={styles.title} title={t('courses.open')}>
          <span className={styles.wide}>{title}</span>
          <span className={styles.narrow}>{shortTitle}</span>
        </Link>
      }
      note={<span className={styles.wide}>{week}</span>}
      busy={isValidating}
      actions={
        <div className={styles.actions}>
          {away && <span className={styles.wide}>{wayBack}</span>}
          <IconButton
            size="small"
            icon="left"
            label={t(view === 'day' ? 'courses.previousDay' : 'courses.previousWeek')}
            onClick={() => turn(-1)}
          />
          <IconButton
            size="small"
            icon="right"
            label={t(view === 'day' ? 'courses.nextDay' : 'courses.nextWeek')}
            onClick={() => turn(1)}
          />
          <Segmented
            label={t('courses.view')}
            options={[
              { value: 'week', label: t('courses.week') },
              { value: 'day', label: t('courses.day') },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      }
      state={error && <LoadProblem request={request} failed={t('courses.failed')} />}
    >
      {isLoading && !data ? (
        <PanelSkeleton height={666} rows={10} label={t('courses.loading')} />
      ) : (
        <div className={styles.sheet}>
          {(week || away) && (
            <div className={styles.under}>
              {week}
              {away && wayBack}
            </div>
          )}
          <WeekGrid
            days={shown}
            lessons={lessons}
            periods={periods}
            today={today}
            now={now}
            label={title}
            onOpen={setOpened}
            onPile={showDay}
            onAdd={add}
            onTurn={turn}
          />
          {term?.sample && <SampleNote />}
          {freeDay && (
            <div className={styles.empty}>
              <EmptyState text={t('courses.emptyDay')} />
            </div>
          )}
          <VisuallyHidden aria-live="polite">
            {empty
              ? week
              : t('courses.count', { count: lessons.length, week: format.mediumDay(day) })}
          </VisuallyHidden>
        </div>
      )}
      {opened && <LessonDialog lesson={opened} onClose={() => setOpened(null)} />}
      {adding && <AddCourse {...adding} onClose={() => setAdding(null)} />}
    </Panel>
  );
}
