import type { Task } from '@board/contracts/calls/tasks';
import type { Priority } from '@board/contracts/constants/priorities';
import { useFormat, useWaiting } from '@board/platform';
import { classNames, Icon, IconButton } from '@board/ui';
import type { MouseEvent } from 'react';
import { hasPlan } from '../task/plan-marks.tsx';
import { TaskMarks, TaskTick } from '../task/task-marks.tsx';
import { type Toggle, useTick } from '../task/use-tick.ts';
import { useTexts } from '../text.ts';
import { LineTitle } from './line-title.tsx';
import { PriorityButton } from './priority-button.tsx';
import styles from './task-line.module.css';
import { useLongPress } from './use-long-press.ts';

export interface LineActs {
  readonly open: (task: Task) => void;
  readonly toggle: Toggle;
  readonly select: (id: string, toHere: boolean) => void;
  readonly move: (task: Task) => void;
  readonly weigh: (task: Task, priority: Priority) => void;
  readonly edit: (id: string) => void;
  readonly rename: (task: Task, title: string) => void;
  readonly dropped: (task: Task, typed: string) => void;
  /** A line that can be dragged says when it is, and when no longer; undefined where none can. */
  readonly drag: ((id: string | undefined) => void) | undefined;
  readonly menu: (task: Task, x: number, y: number) => void;
}

interface TaskLineProps {
  readonly task: Task;
  readonly isLate: boolean;
  /** Its group says the day already, or the week. */
  readonly says: 'day' | 'weekday' | 'time';
  readonly isSelected: boolean;
  /** A press chooses instead of changing. */
  readonly isChoosing: boolean;
  readonly isRenamed: boolean;
  readonly isDragged: boolean;
  readonly acts: LineActs;
}

/** One task of the list: one line where there is room, two on a phone and in a column. */
export function TaskLine(props: TaskLineProps) {
  const { task, isLate, says, isSelected, isChoosing, isRenamed, acts } = props;
  const { id, title, time } = task;
  const t = useTexts();
  const format = useFormat();
  const { completed, tick } = useTick(task, acts.toggle);
  const waits = useWaiting(id);
  const { wasLong, ...press } = useLongPress(() => acts.select(id, false));
  const day = format.shortDay(task.date);
  const named = { day, weekday: format.shortWeekday(task.date), time: '' }[says];
  const when = [named, time && format.timeRange(time)].filter(Boolean).join(' ');

  function chooseInstead(event: MouseEvent) {
    const isKey = event.ctrlKey || event.metaKey || event.shiftKey;
    const long = wasLong();
    if (!long && !isKey && !isChoosing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!long) acts.select(id, event.shiftKey);
  }

  return (
    <li
      data-line={id}
      className={classNames(
        styles.line,
        completed && styles.done,
        isChoosing && styles.choosing,
        isSelected && styles.selected,
        props.isDragged && styles.dragged,
        !when && !hasPlan(task) && styles.bare,
      )}
      draggable={acts.drag !== undefined && !isRenamed}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', title);
        event.dataTransfer.effectAllowed = 'move';
        acts.drag?.(id);
      }}
      onDragEnd={() => acts.drag?.(undefined)}
      onClickCapture={chooseInstead}
      {...press}
      onContextMenu={(event) => {
        press.onContextMenu(event);
        if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        acts.menu(task, event.clientX, event.clientY);
      }}
    >
      <TaskTick {...{ title, completed, tick, t }} className={styles.check} />
      <LineTitle
        title={title}
        isEdited={isRenamed}
        isPressed={isChoosing ? isSelected : undefined}
        onEdit={() => acts.edit(id)}
        onDone={(next) => acts.rename(task, next)}
        onDropped={(typed) => acts.dropped(task, typed)}
      />
      <TaskMarks {...{ waits, t }} task={{ ...task, completed }} className={styles.marks} />
      <button
        type="button"
        className={classNames(styles.when, isLate && styles.late)}
        aria-label={t('line.when', {
          when: [day, time ? format.timeRange(time) : when === '' && t('line.untimed')]
            .filter(Boolean)
            .join(' '),
        })}
        onClick={() => acts.move(task)}
      >
        {when || (
          <>
            <Icon name="calendar" size="small" />
            <span className={styles.word}>{t('line.untimed')}</span>
          </>
        )}
      </button>
      <PriorityButton
        priority={task.priority}
        onChange={(priority) => acts.weigh(task, priority)}
      />
      <IconButton
        icon="right"
        size="small"
        className={styles.open}
        label={t('line.open', { title })}
        onClick={() => acts.open(task)}
      />
    </li>
  );
}
