import { useStateValue } from '@board/platform';
import { Icon } from '@board/ui';
import { conversation, mayAsk, regenerateReply } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import styles from './message-failure.module.css';
import { useMayAskAgain } from './use-may-ask-again.ts';

interface MessageFailureProps {
  /** Of the reply that failed. */
  id: string;
  /** What was asked. */
  parent: string | null | undefined;
  failure: NonNullable<ChatMessage['failure']>;
  /** Some of the reply had come and stands above. */
  partial: boolean;
  last: boolean;
}

export function MessageFailure({ id, parent, failure, partial, last }: MessageFailureProps) {
  const t = useTexts();
  const mayAskAgain = useMayAskAgain(parent);
  const mayAskNow = useStateValue(conversation, mayAsk);
  const { kind } = failure;
  const detail = kind === 'missing' ? t('failure.missing') : failure.detail;
  const main = () => {
    if (kind === 'auth') return t('failure.auth');
    if (partial) return t('failure.partial', { message: detail || t('failure.broken') });
    return t(kind === 'network' ? 'failure.network' : 'failure.unavailable');
  };
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div>
        <p>{main()}</p>
        {!partial && kind !== 'auth' && detail && <p className={styles.detail}>{detail}</p>}
        {last && mayAskAgain && kind !== 'auth' && (
          <button
            type="button"
            className={styles.retry}
            disabled={!mayAskNow}
            onClick={() => regenerateReply(id)}
          >
            {t('failure.retry')}
          </button>
        )}
      </div>
    </div>
  );
}
