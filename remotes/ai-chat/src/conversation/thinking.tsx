import { useTexts } from '../text.ts';
import styles from './message.module.css';

export function Thinking() {
  const t = useTexts();
  return (
    <p className={styles.thinking}>
      <span className={styles.dots} aria-hidden="true">
        <i />
      </span>
      {t('log.thinking')}
    </p>
  );
}
