import { useText } from '@board/platform';
import { useReplySoon } from '../reply/reply-text.tsx';
import styles from './message.module.css';

export function Thinking() {
  const text = useText('ai-chat');
  useReplySoon();
  return (
    <p className={styles.thinking}>
      <span className={styles.dots} aria-hidden="true">
        <i />
      </span>
      {text('log.thinking')}
    </p>
  );
}
