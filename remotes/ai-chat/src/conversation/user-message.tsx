import { useStateValue } from '@board/platform';
import { conversation } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import { EditQuestion } from './edit-question.tsx';
import styles from './message.module.css';
import { MessageTime } from './message-time.tsx';
import { ShownPicture } from './shown-picture.tsx';

interface UserMessageProps {
  message: Readonly<Pick<ChatMessage, 'id' | 'content' | 'timestamp' | 'picture'>>;
}

export function UserMessage({ message }: UserMessageProps) {
  const t = useTexts();
  const editing = useStateValue(conversation, (now) => now.editing === message.id);
  return (
    <article className={styles.asked} aria-label={t('log.you')}>
      {message.picture && <ShownPicture id={message.id} name={message.picture} />}
      {editing ? (
        <EditQuestion id={message.id} content={message.content} />
      ) : (
        <div className={styles.bubble}>{message.content}</div>
      )}
      <div className={styles.foot}>
        <MessageTime timestamp={message.timestamp} />
      </div>
    </article>
  );
}
