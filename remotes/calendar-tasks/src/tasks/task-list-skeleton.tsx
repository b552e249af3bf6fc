import { Skeleton, VisuallyHidden } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './task-list-skeleton.module.css';

/** Lines of the final height, so that nothing moves when the tasks come. */
export function TaskListSkeleton() {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {['52%', '64%', '38%', '58%'].map((width) => (
        <div key={width} className={styles.line} aria-hidden="true">
          <Skeleton width={18} height={18} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
