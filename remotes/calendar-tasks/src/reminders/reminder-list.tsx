import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, useTimeZone } from '@board/platform';
import { dayIn, dayMinutes, minuteMs } from '@board/time';
import { lengthWords } from '../task/length-words.ts';
import { useTexts } from '../text.ts';
import styles from './reminder-list.module.css';
import type { TaskReminder } from './upcoming.ts';

interface ReminderListProps {
  readonly reminders: readonly TaskReminder[];
  readonly now: number;
  readonly onOpen: (task: Task) => void;
}

/** What will call for the tasks of a day, the next one first; it may call on another day. */
export function ReminderList(props: ReminderListProps) {
  const { reminders, now, onOpen } = props;
  const t = useTexts();
  const { clock, shortDay } = useFormat();
  const zone = useTimeZone();
  const wait = useWaitWords();
  const when = (moment: number) => {
    const day = dayIn(zone, moment);
    const words = wait(moment, now);
    return day === dayIn(zone, now) ? [words] : [shortDay(day), words];
  };
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
                <small>
                  {(moment === null ? [t('reminders.unset')] : when(moment)).map((words) => (
                    <span key={words}>{words} </span>
                  ))}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'in 2 h 28 min', '13 min ago'. */
function useWaitWords() {
  const t = useTexts();
  return (moment: number, now: number): string => {
    const minutes = Math.ceil((moment - now) / minuteMs);
    if (minutes === 0) return t('reminders.now');
    const size = Math.abs(minutes);
    const days = Math.floor(size / dayMinutes);
    const span = days > 0 ? t('reminders.days', { count: days }) : lengthWords(t, size);
    return t(minutes > 0 ? 'reminders.in' : 'reminders.ago', { span });
  };
}
