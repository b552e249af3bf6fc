import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import styles from './message.module.css';
import { MessageTime } from './message-time.tsx';

interface UserMessageProps {
  message: Readonly<Pick<ChatMessage, 'content' | 'timestamp'>>;
}

export function UserMessage({ message }: UserMessageProps) {
  const t = useTexts();
  return (
    <article className={styles.asked} aria-label={t('log.you')}>
      <div className={styles.bubble}>{message.content}</div>
      <div className={styles.foot}>
        <MessageTime timestamp={message.timestamp} />
      </div>
    </article>
  );
}
