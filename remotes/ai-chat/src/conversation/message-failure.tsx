import { useText } from '@board/platform';
import { Icon } from '@board/ui';
import { regenerateReply } from './conversation.ts';
import type { ChatMessage } from './message.ts';
import styles from './message-failure.module.css';

interface MessageFailureProps {
  failure: NonNullable<ChatMessage['failure']>;
  /** Some of the reply had come and stands above. */
  partial: boolean;
  last: boolean;
}

export function MessageFailure({ failure, partial, last }: MessageFailureProps) {
  const text = useText('ai-chat');
  const { kind } = failure;
  const detail = kind === 'missing' ? text('failure.missing') : failure.detail;
  const main = () => {
    if (kind === 'auth') return text('failure.auth');
    if (partial) return text('failure.partial', { message: detail || text('failure.broken') });
    return text('failure.unavailable');
  };
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div>
        <p>{main()}</p>
        {!partial && kind !== 'auth' && detail && <p className={styles.detail}>{detail}</p>}
        {last && kind !== 'auth' && (
          <button type="button" className={styles.retry} onClick={regenerateReply}>
            {text('failure.retry')}
          </button>
        )}
      </div>
    </div>
  );
}
