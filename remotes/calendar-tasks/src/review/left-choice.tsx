import type { Task } from '@board/contracts/calls/tasks';
import { openLayer, useFormat } from '@board/platform';
import { type Laid, rangeOf, spread } from '@board/time';
import { Button, EmptyState } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './left-choice.module.css';
import { useLeftWords } from './left-over.tsx';
import { lengthOfTask, type NextDay } from './use-next-week.ts';

const mostDays = 4;

interface LeftChoiceProps {
  readonly tasks: readonly Task[];
  readonly days: readonly NextDay[];
  readonly onPlace: (task: Task, place: Laid) => void;
  readonly onDiscard: (task: Task) => void;
}

/** One after the other, each with the days that have room for it: for a thumb. */
export function LeftChoice({ tasks, days, onPlace, onDiscard }: LeftChoiceProps) {
  const t = useTexts();
  const format = useFormat();
  const words = useLeftWords();
  const [skipped, setSkipped] = useState(0);
  const task = tasks[skipped];
  if (!task)
    return <EmptyState text={t(tasks.length === 0 ? 'review.nothingLeft' : 'review.allSeen')} />;
  const minutes = lengthOfTask(task);
  const places = days.flatMap((day) => spread([minutes], [day])[0] ?? []).slice(0, mostDays);
  return (
    <div className={styles.choice}>
      <div>
        <small>{t('review.taskOf', { at: skipped + 1, all: tasks.length })}</small>
        <b>{task.title}</b>
        <small>{words(task)}</small>
      </div>
      {places.map((place) => (
        <button
          key={place.date}
          type="button"
          className={styles.place}
          onClick={() => onPlace(task, place)}
        >
          <b>{format.shortDay(place.date)}</b>
          <span>{format.timeRange(rangeOf(place))}</span>
        </button>
      ))}
      {places.length === 0 && <p>{t('review.noRoom')}</p>}
      <div className={styles.others}>
        <Button
          label={t('review.otherDay')}
          onClick={() => openLayer('calendar-tasks', 'task', { id: task.id })}
        />
        <Button label={t('review.discard')} onClick={() => onDiscard(task)} />
        <Button label={t('review.skip')} onClick={() => setSkipped(skipped + 1)} />
      </div>
    </div>
  );
}
