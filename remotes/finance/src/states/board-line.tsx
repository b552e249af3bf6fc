import { paths } from '@board/contracts/constants/paths';
import { Link } from '@board/platform/router';
import { Icon, type IconName } from '@board/ui';
import type { ReactNode } from 'react';
import styles from './board-line.module.css';

interface BoardLineProps {
  readonly icon: IconName;
  readonly words: string;
  readonly children: ReactNode;
}

/** One sentence and its sum below the module's ledger, and the way to the whole of it. */
export function BoardLine({ icon, words, children }: BoardLineProps) {
  return (
    <Link to={paths.finance} className={styles.line}>
      <Icon name={icon} size="small" />
      <span className={styles.words}>{words}</span>
      {children}
    </Link>
  );
}
