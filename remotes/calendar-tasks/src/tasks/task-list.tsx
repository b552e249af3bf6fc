import type { Task } from '@board/contracts/calls/tasks';
import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react';
import { useTexts } from '../text.ts';
import { TaskRow } from './task-row.tsx';
import styles from './tasks-panel.module.css';
import { useToggleTask } from './use-toggle-task.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
}

/** More lines than a screen has. */
const step = 20;

/**
 * A day may be long, so it is drawn again only when its tasks are others, and from the second
 * screen on it comes piece by piece: no single piece may hold up a press on something else.
 */
export const TaskList = memo(function TaskList({ tasks, onOpen }: TaskListProps) {
  const t = useTexts();
  const toggle = useToggleTask();
  const [drawn, setDrawn] = useState(step);
  const isWhole = drawn >= tasks.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn(drawn + step));
  }, [drawn, isWhole]);

  const height: CSSProperties & Record<'--tasks', number> = { '--tasks': tasks.length };
  return (
    <ul aria-label={t('day.list')} className={styles.tasks} style={height}>
      {tasks.slice(0, drawn).map((task) => (
        <TaskRow key={task.id} task={task} onOpen={onOpen} onToggle={(each) => void toggle(each)} />
      ))}
    </ul>
  );
});
