import type { Task } from '@board/contracts/calls/tasks';
import { type Text, type useFormat, useWaiting } from '@board/platform';
import { classNames, PriorityBars } from '@board/ui';
import { hasPlan } from '../task/plan-marks.tsx';
import { repeats, rings, TaskMarks, TaskTick } from '../task/task-marks.tsx';
import { type Toggle, useTick } from '../task/use-tick.ts';
import styles from './task-row.module.css';

interface TaskRowProps {
  readonly task: Task;
  readonly onOpen: (task: Task) => void;
  readonly onToggle: Toggle;
  /** Handed down, since a hundred lines need not ask a hundred times. */
  readonly t: Text;
  readonly format: ReturnType<typeof useFormat>;
}

/** More than a title, which is a second line on a phone. */
export const hasMeta = (task: Task): boolean =>
  task.time !== null || hasPlan(task) || rings(task) || repeats(task);

/** One line of the day: done or not, what, when, how important. */
export function TaskRow(props: TaskRowProps) {
  const { task, onOpen, onToggle, t, format } = props;
  const { title, time, priority } = task;
  const { completed, tick } = useTick(task, onToggle);
  const waits = useWaiting(task.id);
  const marked = hasMeta(task) || waits;
  return (
    <li className={classNames(styles.row, completed && styles.done, !marked && styles.bare)}>
      <TaskTick {...{ title, completed, tick, t }} className={styles.check} />
      <button type="button" className={styles.title} title={title} onClick={() => onOpen(task)}>
        {title}
      </button>
      {marked && (
        <span className={styles.meta}>
          <TaskMarks {...{ task, waits, t }} className={styles.marks} />
          {time ? (
            <time>{format.timeRange(time)}</time>
          ) : (
            rings(task) &&
            task.reminder_time && (
              <time className={styles.onPhone}>{format.clock(task.reminder_time)}</time>
            )
          )}
        </span>
      )}
      <PriorityBars priority={priority} label={t(`priority.${priority}`)} />
    </li>
  );
}
