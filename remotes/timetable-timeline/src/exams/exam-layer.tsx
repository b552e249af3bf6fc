import type { LayerProps } from '@board/platform';
import { Dialog, ErrorState, PanelSkeleton } from '@board/ui';
import { useTexts } from '../text.ts';
import { ExamForm } from './exam-form.tsx';
import { useExam } from './exams.queries.ts';

/** The form of an exam over any page: of one that is there, or of a new one of a course. */
export function ExamLayer({ about, onClose }: LayerProps) {
  if (about?.id) return <KnownExam id={about.id} onClose={onClose} />;
  return <ExamForm date={about?.date} onClose={onClose} />;
}

function KnownExam({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const { data: exam, error, mutate } = useExam(id);
  if (exam) return <ExamForm exam={exam} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('exam.edit')}>
      {error ? (
        <ErrorState message={t('exam.failed')} onRetry={() => void mutate()} />
      ) : (
        <PanelSkeleton height={280} rows={5} label={t('exam.loading')} />
      )}
    </Dialog>
  );
}
