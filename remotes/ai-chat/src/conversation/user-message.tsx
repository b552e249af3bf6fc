import { useStateValue } from '@board/platform';
import { Icon } from '@board/ui';
import { Thumbnail } from '../composer/thumbnail.tsx';
import { conversation } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { isPicture, pictureOf } from '../talk/pictures.ts';
import { useTexts } from '../text.ts';
import { EditQuestion } from './edit-question.tsx';
import styles from './message.module.css';
import { MessageTime } from './message-time.tsx';

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

/** The picture of a question on the page that sent it; elsewhere its name, as that of a file. */
function ShownPicture({ id, name }: { id: string; name: string }) {
  const picture = pictureOf(id);
  if (picture && isPicture(picture.file)) return <Thumbnail file={picture.file} size="large" />;
  return (
    <p className={styles.picture}>
      <Icon name={picture ? 'upload' : 'eye'} size="small" />
      {name}
    </p>
  );
}
