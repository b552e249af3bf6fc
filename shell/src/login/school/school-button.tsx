import { useText } from '@board/platform';
import { Button } from '@board/ui';
import styles from './school.module.css';

interface SchoolButtonProps {
  mark: string;
  name: string;
  busy: boolean;
  onClick: () => void;
}

export function SchoolButton({ mark, name, busy, onClick }: SchoolButtonProps) {
  const t = useText('shell');
  return (
    <Button size="wide" busy={busy} busyText={t('school.leaving')} onClick={onClick}>
      <span className={styles.way}>
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
        {name}
      </span>
    </Button>
  );
}
