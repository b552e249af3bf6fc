import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, useToday } from '@board/platform';
import { Button, Checkbox, classNames, Icon, PriorityBars, usePieces } from '@board/ui';
import { Table } from '@board/ui/table';
import { memo } from 'react';
import { useTick } from '../task/use-tick.ts';
import { type Toggle, useToggleTask } from '../task/use-toggle-task.ts';
import { useTexts } from '../text.ts';
import { ChooseBox } from './chosen.tsx';
import styles from './task-table.module.css';

interface TaskTableProps {
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
}

/** Drawn again only when its tasks are others, and a few lines at a time. */
export const TaskTable = memo(function TaskTable({ tasks, onOpen }: TaskTableProps) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const toggle = useToggleTask();
  const drawn = usePieces(tasks.length, 1);

  return (
    <Table<Task>
      label={t('page.tasks')}
      rows={tasks.slice(0, drawn)}
      rowKey={({ id }) => id}
      tracks="minmax(0, 6fr) minmax(0, 5fr) minmax(0, 2fr) 64px"
      columns={[
        {
          id: 'title',
          header: t('field.title'),
          lead: true,
          cell: (task) => (
            <span className={styles.lead}>
              <ChooseBox id={task.id} label={t('page.choose', { title: task.title })} />
              <Button
                variant="link"
                className={classNames(styles.open, task.completed && styles.done)}
                onClick={() => onOpen(task)}
              >
                {task.title}
              </Button>
            </span>
          ),
        },
        {
          id: 'date',
          header: t('field.date'),
          cell: (task) => (
            <span className={classNames(styles.date, isOverdue(task, today) && styles.overdue)}>
              {isOverdue(task, today) && (
                <Icon name="warning" size="small" label={t('state.overdue')} />
              )}
              {format.mediumDay(task.date)}
              {task.time && <time>{format.timeRange(task.time)}</time>}
            </span>
          ),
        },
        {
          id: 'priority',
          header: t('field.priority'),
          cell: ({ priority }) => (
            <span className={styles.priority}>
              <PriorityBars priority={priority} />
              {t(`priority.${priority}`)}
            </span>
          ),
        },
        {
          id: 'done',
          header: t('state.done'),
          align: 'end',
          cell: (task) => (
            <DoneBox task={task} label={t('row.done', { title: task.title })} onToggle={toggle} />
          ),
        },
      ]}
    />
  );
});

interface DoneBoxProps {
  readonly task: Task;
  readonly label: string;
  readonly onToggle: Toggle;
}

function DoneBox({ task, label, onToggle }: DoneBoxProps) {
  const { completed, tick } = useTick(task, onToggle);
  return (
    <Checkbox
      hideLabel
      tone="done"
      label={label}
      checked={completed}
      onChange={() => void tick()}
    />
  );
}

const isOverdue = (task: Task, today: string): boolean => !task.completed && task.date < today;
