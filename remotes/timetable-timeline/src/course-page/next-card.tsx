import { attempt, openLayer, useFormat, useNow, useTimeZone, useToday } from '@board/platform';
import { addDays, minutesOf, wallIn } from '@board/time';
import { Button, Row, tinted } from '@board/ui';
import { useExamsOf } from '../exams/exams.queries.ts';
import { useExamWords } from '../exams/use-exam-words.ts';
import { useLessons } from '../plan/lessons.queries.ts';
import { useTexts } from '../text.ts';
import styles from './course-page.module.css';
import { useOpenTasks, useTaskTick } from './course-page.queries.ts';
import { type NextThing, nextThing } from './next-thing.ts';

/** A lesson that lies farther away is not what comes next. */
const daysAhead = 13;

/** What comes next of a course, and the one press that it asks for. */
export function NextCard({ course, color }: { course: string; color: number }) {
  const t = useTexts();
  const today = useToday();
  const now = minutesOf(wallIn(useTimeZone(), useNow()).time);
  const lessons = useLessons(today, addDays(today, daysAhead)).data?.items;
  const exams = useExamsOf(course).data?.items;
  const tasks = useOpenTasks(course).data?.items;
  const words = useWords();
  if (!lessons || !exams || !tasks) return null;
  const ofCourse = lessons.filter(({ course_name }) => course_name === course);
  const next = nextThing({ lessons: ofCourse, exams, tasks }, today, now);
  if (!next) return null;
  const { kind, title, details } = words(next);
  return (
    <section className={styles.next} style={tinted(color)} aria-label={t('coursePage.next')}>
      <div>
        <small>{kind}</small>
        <b>{title}</b>
        <small>{details}</small>
      </div>
      <Acts next={next} />
    </section>
  );
}

function Acts({ next }: { next: NextThing }) {
  const t = useTexts();
  const tick = useTaskTick();
  const open = () => {
    if (next.kind === 'task') openLayer('calendar-tasks', 'task', { id: next.task.id });
    else if (next.kind === 'exam') openLayer('timetable-timeline', 'exam', { id: next.exam.id });
    else {
      const { id, date } = next.lesson;
      openLayer('timetable-timeline', 'lesson', { id, date });
    }
  };
  if (next.kind !== 'task')
    return <Button variant="primary" label={t(`coursePage.open.${next.kind}`)} onClick={open} />;
  const { task } = next;
  const isHandedIn = task.assignment !== 'none';
  const failed = t('failed');
  async function finish() {
    await attempt(() => tick(task), {
      done: t(isHandedIn ? 'coursePage.handedIn' : 'coursePage.finished', { title: task.title }),
      failed,
      undo: tick,
    });
  }
  return (
    <Row>
      <Button label={t('coursePage.open.task')} onClick={open} />
      <Button
        variant="primary"
        label={t(isHandedIn ? 'coursePage.handIn' : 'coursePage.finish')}
        onClick={() => void finish()}
      />
    </Row>
  );
}

function useWords() {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const { detailsOf } = useExamWords();
  const when = ({ date, time }: { date: string; time: string | null }) =>
    [date === today ? t('exam.today') : format.shortDay(date), time && format.timeRange(time)]
      .filter(Boolean)
      .join(' ');
  return (next: NextThing) => {
    if (next.kind === 'exam')
      return {
        kind: t('coursePage.nextExam'),
        title: next.exam.title,
        details: detailsOf(next.exam),
      };
    if (next.kind === 'lesson')
      return {
        kind: t('coursePage.nextLesson'),
        title: when(next.lesson),
        details: next.lesson.location,
      };
    const { task } = next;
    return {
      kind: t(task.date < today ? 'coursePage.overdue' : 'coursePage.nextDue'),
      title: task.title,
      details: when(task),
    };
  };
}
