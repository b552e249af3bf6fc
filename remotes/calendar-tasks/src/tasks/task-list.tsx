import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { List } from '@board/ui';
import { type CSSProperties, useCallback } from 'react';
import { useToggleTask } from '../task/use-tick.ts';
import { useTexts } from '../text.ts';
import { hasMeta, TaskRow } from './task-row.tsx';
import styles from './tasks-panel.module.css';

interface TaskListProps {
  readonly day: string;
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
}

const idOf = ({ id }: Task) => id;

/** The lines of a day, which may be long; the place of them all is held. */
export function TaskList({ day, tasks, onOpen }: TaskListProps) {
  const t = useTexts();
  const format = useFormat();
  const toggle = useToggleTask();
  const line = useCallback(
    (task: Task) => <TaskRow task={task} onOpen={onOpen} onToggle={toggle} t={t} format={format} />,
    [onOpen, toggle, t, format],
  );
  const tall = tasks.filter(hasMeta).length;
  const height: CSSProperties & Record<'--tall' | '--bare', number> = {
    '--tall': tall,
    '--bare': tasks.length - tall,
  };
  return (
    <List
      label={t('day.list')}
      of={day}
      items={tasks}
      itemKey={idOf}
      line={line}
      className={styles.tasks}
      style={height}
    />
  );
}
