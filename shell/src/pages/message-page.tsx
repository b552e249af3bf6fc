import { Icon, type IconName } from '@board/ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  icon: IconName;
  title: string;
  text: string;
  /** What one can do next. */
  children?: ReactNode;
}

/** A whole page that has one thing to say. */
export function MessagePage({ icon, title, text, children }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.message}>
        <Icon name={icon} size="large" className={styles.icon} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </main>
  );
}
