import { toast, useText } from '@board/platform';
import { IconButton } from '@board/ui';
import type { Snapshot } from 'valtio';
import { useCopy } from '../use-copy.ts';
import { regenerateReply } from './conversation.ts';
import styles from './message.module.css';
import type { ChatMessage } from './message.ts';
import { MessageTime } from './message-time.tsx';

interface MessageFootProps {
  message: Snapshot<ChatMessage>;
  last: boolean;
}

/** When it was said and by whom, and what can be done with it. */
export function MessageFoot({ message, last }: MessageFootProps) {
  const text = useText('ai-chat');
  const { content, timestamp, ended, by } = message;
  const copyText = useCopy();
  const copy = async () => {
    if (!(await copyText(content))) return;
    toast({ tone: 'success', message: text('reply.copied'), key: 'ai-chat.copied' });
  };
  return (
    <div className={styles.foot}>
      <span>
        <MessageTime timestamp={timestamp} />
        {by === 'built-in' && <span className={styles.part}>{text('reply.builtIn')}</span>}
        {ended === 'stopped' && <span className={styles.part}>{text('reply.stopped')}</span>}
      </span>
      <span className={styles.actions}>
        {content !== '' && (
          <IconButton
            size="small"
            icon="copy"
            label={text('reply.copy')}
            onClick={() => void copy()}
          />
        )}
        {last && (
          <IconButton
            size="small"
            icon="refresh"
            label={text('reply.regenerate')}
            onClick={regenerateReply}
          />
        )}
      </span>
    </div>
  );
}
