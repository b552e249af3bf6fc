import { type LayerProps, useToday } from '@board/platform';
import { Dialog, EmptyState, Loaded, PanelSkeleton } from '@board/ui';
import { useExamsFrom } from '../exams/exams.queries.ts';
import { useTexts } from '../text.ts';
import { RevisionDialog } from './revision-dialog.tsx';

/** Plans revision for an exam that is still ahead, the one that is asked for or the next. */
export function RevisionLayer({ about, onClose }: LayerProps) {
  const t = useTexts();
  const today = useToday();
  const request = useExamsFrom(today);
  const ahead = request.data?.items.filter(({ date }) => date > today);
  const [next] = ahead ?? [];
  if (ahead && next) {
    const first = ahead.find(({ id }) => id === about?.id) ?? next;
    return <RevisionDialog exams={ahead} first={first} onClose={onClose} />;
  }
  return (
    <Dialog open size="small" onClose={onClose} title={t('exam.plan')}>
      <Loaded
        request={request}
        failed={t('exam.failed')}
        skeleton={<PanelSkeleton height={200} rows={4} label={t('exam.loading')} />}
      >
        {() => <EmptyState text={t('revision.noExam')} />}
      </Loaded>
    </Dialog>
  );
}
