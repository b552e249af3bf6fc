import type { Task } from '@board/contracts/calls/tasks';
import { useFormat } from '@board/platform';
import { usePieces } from '@board/ui';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { useToggleTask } from '../task/use-toggle-task.ts';
import { useTexts } from '../text.ts';
import { hasMeta, TaskRow } from './task-row.tsx';
import styles from './tasks-panel.module.css';

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
}

/** More lines than most screens have. */
const screenful = 32;
/** Drawn before somebody gets there. */
const ahead = '200px';

/**
 * A day may be long, so it is drawn again only when its tasks are others, a few lines at a time, and
 * no further than somebody gets.
 */
export const TaskList = memo(function TaskList({ tasks, onOpen }: TaskListProps) {
  const t = useTexts();
  const format = useFormat();
  const toggle = useToggleTask();
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState(screenful);
  const wanted = Math.min(tasks.length, reach);
  const drawn = usePieces(wanted, 2, 0);
  const goesOn = drawn === reach && reach < tasks.length;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!goesOn || !last) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some((each) => each.isIntersecting) && setReach(reach + screenful),
      { rootMargin: ahead },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [goesOn, reach]);

  const tall = tasks.filter(hasMeta).length;
  const height: CSSProperties & Record<'--tall' | '--bare', number> = {
    '--tall': tall,
    '--bare': tasks.length - tall,
  };
  return (
    <ul
      ref={list}
      aria-label={t('day.list')}
      aria-busy={drawn < wanted || undefined}
      className={styles.tasks}
      style={height}
    >
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
