import { sendMessage } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './greeting.module.css';

const topics = ['tasks', 'courses', 'data', 'time'] as const;

/** An empty conversation: what it is for, and four ways to begin. */
export function Greeting() {
  const t = useTexts();
  return (
    <div className={styles.greeting}>
      <h3 className={styles.title}>{t('greeting.title')}</h3>
      <p className={styles.text}>{t('greeting.text')}</p>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={styles.topic}
            onClick={() => sendMessage(t(`ask.${topic}`))}
          >
            {t(`topic.${topic}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
