import { Slot } from '@board/platform';
import { useTexts } from '../text.ts';
import { Examples } from './examples.tsx';
import styles from './greeting.module.css';

const topics = ['tasks', 'courses', 'data', 'time'] as const;

/** An empty conversation: what it is for, and four ways to begin. */
export function Greeting() {
  const t = useTexts();
  return (
    <div className={styles.greeting}>
      <h3 className={styles.title}>{t('greeting.title')}</h3>
      <p className={styles.text}>{t('greeting.text')}</p>
      <Examples
        of={topics.map((topic) => ({ topic: t(`topic.${topic}`), ask: t(`ask.${topic}`) }))}
      />
      <Slot name="asked" about={{ message: '' }} />
    </div>
  );
}
