import type { SlotProps } from '@board/contracts/calls/slots';
import { openLayer, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { LoadProblem, PanelSkeleton } from '@board/ui';
import { Section } from '@board/ui/page';
import { ExamList } from '../exams/exam-list.tsx';
import { useExamsBetween } from '../exams/exams.queries.ts';
import { useExamWords } from '../exams/use-exam-words.ts';
import { useKnownCourses } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';

const daysAhead = 28;

/** Who looks back on a week, even before its end, sees the exams that are still ahead, and plans for them. */
export function ExamsAfterWeek({ end }: SlotProps['week-review']) {
  const t = useTexts();
  const [last = end] = [useToday(), end].sort();
  const request = useExamsBetween(addDays(last, 1), addDays(end, daysAhead));
  const exams = request.data?.items ?? [];
  const colours = useKnownCourses(exams.length > 0);
  const { nameOf } = useExamWords();
  return (
    <Section title={t('exam.ahead')} busy={request.isValidating}>
      <LoadProblem request={request} failed={t('exam.failed')} />
      {!request.data && !request.error && (
        <PanelSkeleton height={120} rows={2} label={t('exam.loading')} />
      )}
      {request.data && exams.length === 0 && <p>{t('exam.noneAhead')}</p>}
      {exams.length > 0 && (
        <ExamList
          things={exams}
          colorOf={({ course }) => colours.get(course) ?? 1}
          nameOf={nameOf}
          onOpen={({ id }) => openLayer('timetable-timeline', 'exam', { id })}
        />
      )}
    </Section>
  );
}
