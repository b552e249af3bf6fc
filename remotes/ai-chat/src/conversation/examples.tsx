import { useNeedsNetwork, useStateValue } from '@board/platform';
import { conversation, mayAsk, sendMessage } from '../talk/conversation.ts';
import styles from './examples.module.css';

interface Example {
  ask: string;
  /** What the question is an example of. */
  topic?: string;
}

/** What may be asked: a press asks it. */
export function Examples({ of }: { of: readonly Example[] }) {
  const needsNetwork = useNeedsNetwork();
  const mayAskNow = useStateValue(conversation, mayAsk);
  return (
    <div className={styles.examples}>
      {of.map(({ ask, topic }) => (
        <button
          key={ask}
          type="button"
          className={styles.example}
          disabled={needsNetwork !== undefined || !mayAskNow}
          title={needsNetwork}
          onClick={() => sendMessage(ask)}
        >
          {topic && <span className={styles.topic}>{topic}</span>} {ask}
        </button>
      ))}
    </div>
  );
}
