import { columns } from '@board/contracts/constants/modules';
import { classNames, PanelSkeleton, VisuallyHidden } from '@board/ui';
import styles from './board.module.css';

/** The ground of the board before it is known what stands on it. */
export function BoardSkeleton({ label }: { label: string }) {
  return (
    <main className={styles.board} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {columns.map((column) => (
        <div
          key={column}
          className={classNames(styles.column, styles[column], styles.skeleton)}
          aria-hidden="true"
        >
          <PanelSkeleton height={360} rows={6} />
        </div>
      ))}
    </main>
  );
}
