import { Dialog, ErrorState, PanelSkeleton } from '@board/ui';
import { useCoursePlan } from '../plan/courses.queries.ts';
import { useTerms } from '../plan/terms.queries.ts';
import { useTexts } from '../text.ts';
import { CourseForm } from './course-form.tsx';

/** The form of a course of which only the id is at hand. */
export function CourseFormLoader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const { data: plan, error, mutate } = useCoursePlan(id);
  const terms = useTerms();
  if (plan && terms) return <CourseForm terms={terms} about={{ plan }} onClose={onClose} />;
  return (
    <Dialog open size="wide" onClose={onClose} title={t('course.edit')}>
      {error ? (
        <ErrorState message={t('course.loadFailed')} onRetry={() => void mutate()} />
      ) : (
        <PanelSkeleton height={280} rows={5} label={t('courses.loading')} />
      )}
    </Dialog>
  );
}
