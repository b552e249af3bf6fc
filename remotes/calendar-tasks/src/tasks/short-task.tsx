import type { Task } from '@board/contracts/calls/tasks';
import { classNames } from '@board/ui';
import type { ReactNode } from 'react';
import { TaskTick } from '../task/task-marks.tsx';
import { useTick, useToggleTask } from '../task/use-tick.ts';
import { useTexts } from '../text.ts';
import styles from './short-task.module.css';

interface ShortTaskProps {
  task: Task;
  onOpen: (task: Task) => void;
  /** At its end: when it is due. */
  children: ReactNode;
}

/** One line of it, to be ticked off or opened. */
export function ShortTask({ task, onOpen, children }: ShortTaskProps) {
  const t = useTexts();
  const { completed, tick } = useTick(task, useToggleTask());
  const { title } = task;
  return (
    <div className={classNames(styles.line, completed && styles.done)}>
      <TaskTick {...{ title, completed, tick, t }} />
      <button type="button" className={styles.title} title={title} onClick={() => onOpen(task)}>
        {title}
      </button>
      {children}
    </div>
  );
}
