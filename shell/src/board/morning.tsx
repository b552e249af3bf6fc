import { useToday } from '@board/platform';
import styles from '../layout/board.module.css';
import { RemoteSlots } from '../remotes/remote-slots.tsx';

/** What remotes have to say of today before anything else. */
export function Morning() {
  return (
    <div className={styles.morning}>
      <RemoteSlots name="morning" about={{ day: useToday() }} />
    </div>
  );
}
