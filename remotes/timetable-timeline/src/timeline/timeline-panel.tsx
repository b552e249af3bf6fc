import { useNow, useSelectedDay, useTimeZone, useToday } from '@board/platform';
import { minutesOf, wallIn, weekOf } from '@board/time';
import { LoadProblem, lateDialog, Panel, PanelSkeleton } from '@board/ui';
import { useMemo, useState } from 'react';
import { useExamsBetween } from '../exams/exams.queries.ts';
import { withWords } from '../messages/late/with-words.ts';
import { type Lesson, useLessons } from '../plan/lessons.queries.ts';
import { useTexts } from '../text.ts';
import { NextLessonNote } from './next-lesson-note.tsx';
import { type TimedTask, useTimedTasks } from './timeline.queries.ts';
import styles from './timeline-track.module.css';
import { TimelineTrack } from './timeline-track.tsx';
import type { TimedExam } from './track-places.ts';

const LessonDialog = lateDialog(
  async () => (await withWords(import('../panel/lesson-dialog.tsx'))).LessonDialog,
);

const none: readonly TimedTask[] = [];
const noExams: readonly TimedExam[] = [];

/** The module 'timeline': the selected day's lessons and timed open tasks along one axis. */
export function TimelinePanel() {
  const t = useTexts();
  const day = useSelectedDay();
  const today = useToday();
  const now = minutesOf(wallIn(useTimeZone(), useNow()).time);
  const week = weekOf(day);
  // The whole week, so that it is the timetable's own request.
  const lessons = useLessons(week[0] ?? day, week[6] ?? day);
  const timed = useTimedTasks(day);
  const [opened, setOpened] = useState<Lesson | null>(null);

  const examsBetween = useExamsBetween(week[0] ?? day, week[6] ?? day);
  const request = [lessons, timed].find(({ error }) => error) ?? examsBetween;
  const loading = lessons.isLoading || timed.isLoading;
  const items = lessons.data?.items;
  const ofDay = useMemo(() => items?.filter((lesson) => lesson.date === day) ?? [], [items, day]);
  const exams = examsBetween.data?.items;
  const examsOfDay = useMemo(
    () => exams?.filter((exam): exam is TimedExam => exam.date === day && exam.time !== null),
    [exams, day],
  );
  const { tasks } = timed;
  return (
    <Panel
      title={t('timeline.title')}
      note={<NextLessonNote today={today} now={now} />}
      flush
      state={request.error && <LoadProblem request={request} failed={t('timeline.failed')} />}
    >
      {loading ? (
        <div className={styles.waiting}>
          <PanelSkeleton height={136} rows={3} label={t('timeline.loading')} />
        </div>
      ) : (
        <TimelineTrack
          key={day}
          day={day}
          now={day === today ? now : null}
          lessons={ofDay}
          exams={examsOfDay ?? noExams}
          tasks={tasks ?? none}
          complete={items !== undefined && tasks !== undefined && exams !== undefined}
          onOpenLesson={setOpened}
        />
      )}
      {opened && <LessonDialog lesson={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
