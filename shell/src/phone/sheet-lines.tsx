import { Icon, type IconName } from '@board/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './sheet-lines.module.css';

/** What a sheet offers, a line each. */
export function SheetLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

interface SheetLineProps {
  icon: IconName;
  children: string;
  /** Under the words. */
  detail?: string;
  /** At the end of the line. */
  note?: ReactNode;
  /** Where it leads; without one it only does. */
  to?: string;
  onSelect: () => void;
}

export function SheetLine({ icon, children, detail, note, to, onSelect }: SheetLineProps) {
  const inside = (
    <>
      <Icon name={icon} size="large" />
      <span className={styles.words}>
        <span className={styles.title}>{children}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {note}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.line} onClick={onSelect}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={styles.line} onClick={onSelect}>
          {inside}
        </Link>
      )}
    </li>
  );
}
