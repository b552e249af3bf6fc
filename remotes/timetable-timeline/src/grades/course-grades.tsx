import { useToday } from '@board/platform';
import { Loaded, PanelSkeleton } from '@board/ui';
import { Section } from '@board/ui/page';
import { termOn } from '../plan/term-week.ts';
import { useTermList } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import { GradeSheet } from './grade-sheet.tsx';
import { useGrades } from './grades.queries.ts';

/** What a course counts so far, and what is still to be had; the course is known by its name. */
export function CourseGrades({ course }: { course: string }) {
  const t = useTexts();
  const today = useToday();
  const terms = useTermList().data?.items ?? [];
  const current = termOn(terms, today)?.id;
  return (
    <Section title={t('grades.title')}>
      <Loaded
        request={useGrades()}
        failed={t('grades.failed')}
        skeleton={<PanelSkeleton height={160} rows={4} label={t('grades.loading')} />}
      >
        {(grades) => {
          const named = grades.items.filter(({ course_name }) => course_name === course);
          const item = named.find(({ term_id }) => term_id === current) ?? named[0];
          const none = { term_id: current ?? null, course_name: course, color: null, grade: null };
          return <GradeSheet item={item ?? none} grading={grades} />;
        }}
      </Loaded>
    </Section>
  );
}
