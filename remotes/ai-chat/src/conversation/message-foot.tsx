import { toast } from '@board/platform';
import { IconButton } from '@board/ui';
import type { Snapshot } from 'valtio';
import { regenerateReply } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import { useCopy } from '../use-copy.ts';
import styles from './message.module.css';
import { MessageTime } from './message-time.tsx';

/** When it was said and by whom, and what can be done with it. */
export function MessageFoot({ message, last }: { message: Snapshot<ChatMessage>; last: boolean }) {
  const t = useTexts();
  const { content, timestamp, ended, by } = message;
  const copyText = useCopy();
  const copy = async () => {
    if (!(await copyText(content))) return;
    toast({ tone: 'success', message: t('reply.copied'), key: 'ai-chat.copied' });
  };
  return (
    <div className={styles.foot}>
      <span>
        <MessageTime timestamp={timestamp} />
        {by === 'built-in' && <span className={styles.part}>{t('reply.builtIn')}</span>}
        {ended === 'stopped' && <span className={styles.part}>{t('reply.stopped')}</span>}
      </span>
      <span className={styles.actions}>
        {content !== '' && (
          <IconButton
            size="small"
            icon="copy"
            label={t('reply.copy')}
            onClick={() => void copy()}
          />
        )}
        {last && (
          <IconButton
            size="small"
            icon="refresh"
            label={t('reply.regenerate')}
            onClick={regenerateReply}
          />
        )}
      </span>
    </div>
  );
}
