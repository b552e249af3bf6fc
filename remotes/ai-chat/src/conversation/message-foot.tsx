import { copy, useOnline, useStateValue } from '@board/platform';
import { IconButton } from '@board/ui';
import type { Snapshot } from 'valtio';
import { conversation, editQuestion, mayAsk, regenerateReply } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import styles from './message.module.css';
import { MessageTime } from './message-time.tsx';
import { useMayAskAgain } from './use-may-ask-again.ts';

/** When it was said and by whom, and what can be done with it. */
export function MessageFoot({ message }: { message: Snapshot<ChatMessage> }) {
  const t = useTexts();
  const { id, parent, content, timestamp, ended, by, shortened } = message;
  const mayAskNow = useStateValue(conversation, mayAsk);
  const online = useOnline();
  const mayAskAgain = useMayAskAgain(parent);
  const take = () =>
    copy(content, {
      key: 'ai-chat.copied',
      done: t('reply.copied'),
      failed: t('reply.copyFailed'),
    });
  return (
    <div className={styles.foot}>
      <span>
        <MessageTime timestamp={timestamp} />
        {by === 'built-in' && <span className={styles.part}>{t('reply.builtIn')}</span>}
        {shortened && <span className={styles.part}>{t('reply.shortened')}</span>}
        {ended === 'stopped' && <span className={styles.part}>{t('reply.stopped')}</span>}
        {!ended && (
          <span className={styles.part}>
            {t(online ? 'reply.unfinished' : 'reply.unfinishedHere')}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {content !== '' && (
          <IconButton
            size="small"
            icon="copy"
            label={t('reply.copy')}
            onClick={() => void take()}
          />
        )}
        {parent && mayAskAgain && (
          <>
            <IconButton
              size="small"
              icon="refresh"
              label={t('reply.regenerate')}
              disabled={!mayAskNow}
              onClick={() => regenerateReply(id)}
            />
            <IconButton
              size="small"
              icon="edit"
              label={t('reply.edit')}
              disabled={!mayAskNow}
              onClick={() => editQuestion(parent)}
            />
          </>
        )}
      </span>
    </div>
  );
}
