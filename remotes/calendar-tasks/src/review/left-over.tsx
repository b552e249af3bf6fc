import type { Task } from '@board/contracts/calls/tasks';
import { paths } from '@board/contracts/constants/paths';
import { useFormat } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, Icon } from '@board/ui';
import { lengthWords } from '../task/length-words.ts';
import { useTexts } from '../text.ts';
import styles from './left-over.module.css';

/** More is no review any more. */
export const mostShown = 12;

interface LeftOverProps {
  readonly tasks: readonly Task[];
  readonly total: number;
  readonly chosen: Task | undefined;
  readonly onChoose: (task: Task) => void;
  readonly onDiscard: (task: Task) => void;
}

/** What was not done: the chosen one goes where somebody presses in the week, each by dragging it there. */
export function LeftOver({ tasks, total, chosen, onChoose, onDiscard }: LeftOverProps) {
  const t = useTexts();
  const words = useLeftWords();
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <li
          key={task.id}
          draggable
          data-chosen={task.id === chosen?.id || undefined}
          onDragStart={() => onChoose(task)}
        >
          <Icon name="grip" />
          <button
            type="button"
            aria-pressed={task.id === chosen?.id}
            onClick={() => onChoose(task)}
          >
            <b>{task.title}</b>
            <small>{words(task)}</small>
          </button>
          <Button
            size="small"
            label={t('review.discard')}
            aria-label={t('review.discardOf', { title: task.title })}
            onClick={() => onDiscard(task)}
          />
        </li>
      ))}
      {total > tasks.length && (
        <li>
          <Link to={paths.tasks}>{t('review.others', { count: total - tasks.length })}</Link>
        </li>
      )}
    </ul>
  );
}

/** '90 min, Thu 19 Nov' */
export function useLeftWords() {
  const t = useTexts();
  const format = useFormat();
  return (task: Task): string => {
    const { duration_minutes: minutes, date } = task;
    return [minutes && lengthWords(t, minutes), format.shortDay(date)]
      .filter(Boolean)
      .join(t('list.comma'));
  };
}
