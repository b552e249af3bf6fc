import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, usePieces } from '@board/platform';
import { type CSSProperties, memo } from 'react';
import { useTexts } from '../text.ts';
import { hasMeta, TaskRow } from './task-row.tsx';
import styles from './tasks-panel.module.css';
import { useToggleTask } from './use-toggle-task.ts';

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
}

/** A day may be long, so it is drawn again only when its tasks are others, and a few lines at a time. */
export const TaskList = memo(function TaskList({ tasks, onOpen }: TaskListProps) {
  const t = useTexts();
  const format = useFormat();
  const toggle = useToggleTask();
  const drawn = usePieces(tasks.length, 2, 0);

  const tall = tasks.filter(hasMeta).length;
  const height: CSSProperties & Record<'--tall' | '--bare', number> = {
    '--tall': tall,
    '--bare': tasks.length - tall,
  };
  return (
    <ul aria-label={t('day.list')} className={styles.tasks} style={height}>
      {tasks.slice(0, drawn).map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          onOpen={onOpen}
          onToggle={toggle}
          t={t}
          format={format}
        />
      ))}
    </ul>
  );
});
