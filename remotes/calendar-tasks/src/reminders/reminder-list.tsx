import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';
import styles from './reminder-list.module.css';
import type { TaskReminder } from './upcoming.ts';
import { useWaitWords } from './use-wait-words.ts';

interface ReminderListProps {
  readonly reminders: readonly TaskReminder[];
  readonly now: number;
  readonly onOpen: (task: Task) => void;
}

/** What will call today, the next one first. */
export function ReminderList(props: ReminderListProps) {
  const { reminders, now, onOpen } = props;
  const t = useTexts();
  const { clock } = useFormat();
  const wait = useWaitWords();
  return (
    <div className={styles.reminders}>
      <h3 className={styles.title}>{t('reminders.title')}</h3>
      <ul>
        {reminders.map(({ task, moment }) => (
          <li key={task.id}>
            <button type="button" className={styles.reminder} onClick={() => onOpen(task)}>
              <time>{moment === null ? '' : clock(moment)}</time>
              <span>
                <span className={styles.what}>{task.title}</span>
                <small>{moment === null ? t('reminders.unset') : wait(moment, now)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
