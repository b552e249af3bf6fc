import type { Task } from '@board/contracts/calls/tasks';
import type { Text } from '@board/platform';
import { Checkbox, classNames, Icon } from '@board/ui';
import styles from './plan-marks.module.css';
import { PlanMarks } from './plan-marks.tsx';

export const rings = (task: Task) => task.has_reminder && !task.completed;
export const repeats = (task: Task) => task.series_id !== null && !task.completed;

interface TaskMarksProps {
  readonly task: Task;
  readonly waits: boolean;
  readonly t: Text;
  readonly className: string | undefined;
}

/** Its plan, that it waits for the network, comes again, and reminds. */
export function TaskMarks({ task, waits, t, className }: TaskMarksProps) {
  return (
    <span className={classNames(styles.marks, className)}>
      <PlanMarks task={task} t={t} />
      {waits && <Icon name="offline" size="small" label={t('row.waits')} />}
      {repeats(task) && <Icon name="repeat" size="small" label={t('row.repeats')} />}
      {rings(task) && <Icon name="bell" size="small" label={t('row.reminds')} />}
    </span>
  );
}

interface TaskTickProps {
  readonly title: string;
  readonly completed: boolean;
  readonly tick: () => void;
  readonly t: Text;
  readonly className?: string | undefined;
}

export function TaskTick({ title, completed, tick, t, className }: TaskTickProps) {
  return (
    <Checkbox
      hideLabel
      tone="done"
      className={className}
      label={t('row.done', { title })}
      checked={completed}
      onChange={tick}
    />
  );
}
