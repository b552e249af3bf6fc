import { useReplySoon } from '../reply/reply-text.tsx';
import { useTexts } from '../text.ts';
import styles from './message.module.css';

export function Thinking() {
  const t = useTexts();
  useReplySoon();
  return (
    <p className={styles.thinking}>
      <span className={styles.dots} aria-hidden="true">
        <i />
      </span>
      {t('log.thinking')}
    </p>
  );
}
