import { Skeleton, VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './task-list-skeleton.module.css';

const widths = ['52%', '64%', '38%', '58%'];
const mostLines = 20;

/** Lines of the final height, as many as the place of the list holds. */
export function TaskListSkeleton() {
  const t = useTexts();
  return (
    <div role="status" className={styles.lines}>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {Array.from({ length: mostLines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <Skeleton width={18} height={18} />
          <Skeleton width={widths[line % widths.length]} />
        </div>
      ))}
    </div>
  );
}
