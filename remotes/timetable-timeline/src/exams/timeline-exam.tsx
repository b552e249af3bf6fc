import { openLayer, useFormat } from '@board/platform';
import { tinted, VisuallyHidden } from '@board/ui';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import type { Exam } from './exams.queries.ts';
import styles from './timeline-exam.module.css';
import { useExamWords } from './use-exam-words.ts';

/** An exam along the hours of its day: the tint of its course with the whole edge drawn. */
export function TimelineExam({ exam }: { exam: Exam & { time: string } }) {
  const t = useTexts();
  const format = useFormat();
  const { nameOf, placeOf } = useExamWords();
  const color = useKnownCourses().get(exam.course) ?? 1;
  const pause = t('list.separator');
  return (
    <button
      type="button"
      className={styles.exam}
      style={tinted(color)}
      onClick={() => openLayer('timetable-timeline', 'exam', { id: exam.id })}
    >
      <span>{t('exam.one')}</span>
      <VisuallyHidden>{pause}</VisuallyHidden>
      <b>{nameOf(exam)}</b>
      <VisuallyHidden>{[pause, format.timeRange(exam.time), pause].join('')}</VisuallyHidden>
      <span>{placeOf(exam)}</span>
    </button>
  );
}
