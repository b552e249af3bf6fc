import { useText } from '@board/platform';
import { sendMessage } from './conversation.ts';
import styles from './greeting.module.css';

const topics = ['tasks', 'courses', 'data', 'time'] as const;

/** An empty conversation: what it is for, and four ways to begin. */
export function Greeting() {
  const text = useText('ai-chat');
  return (
    <div className={styles.greeting}>
      <h3 className={styles.title}>{text('greeting.title')}</h3>
      <p className={styles.text}>{text('greeting.text')}</p>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={styles.topic}
            onClick={() => sendMessage(text(`ask.${topic}`))}
          >
            {text(`topic.${topic}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
