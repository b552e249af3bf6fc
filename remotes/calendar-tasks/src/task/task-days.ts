import type { Task } from '@board/contracts/calls/tasks';
import {
  type DaySourceProps,
  type DayThing,
  events,
  unreadDays,
  useTelling,
} from '@board/platform';
import { useMemo } from 'react';
import { useTexts } from '../text.ts';
import { rings } from './task-marks.tsx';
import { useTasksWithin } from './tasks.queries.ts';
import { type TaskMoves, useTaskMoves } from './use-task-moves.ts';
import { type Toggle, useToggleTask } from './use-tick.ts';

/** What is to be done, with or without a time. */
export function TaskDays({ start, end, tell }: DaySourceProps) {
  useTelling(tell, useTaskReading(start, end, 'task'));
  return null;
}

/** What is due at a moment: it takes no time of its own. */
export function DeadlineDays({ start, end, tell }: DaySourceProps) {
  useTelling(tell, useTaskReading(start, end, 'deadline'));
  return null;
}

type TaskKind = 'task' | 'deadline';

function useTaskReading(start: string, end: string, kind: TaskKind) {
  const t = useTexts();
  const toggle = useToggleTask();
  const mover = useTaskMoves();
  const { tasks, hasMore, error, mutate } = useTasksWithin(start, end);
  return useMemo(
    () => ({
      things: tasks
        ?.filter((task) => kindOf(task) === kind)
        .map((task) => thingOf(task, toggle, mover)),
      problem: unreadDays(error, t('state.refreshFailed'), mutate),
      note: tasks && hasMore ? t('planner.tooMany', { shown: tasks.length }) : undefined,
    }),
    [tasks, hasMore, error, mutate, toggle, mover, kind, t],
  );
}

const kindOf = ({ time }: Task): TaskKind =>
  time && time.slice(0, 5) === time.slice(6) ? 'deadline' : 'task';

function thingOf(task: Task, toggle: Toggle, { move, reaches }: TaskMoves): DayThing {
  const { id, title, date, time, completed } = task;
  return {
    id,
    kind: kindOf(task),
    title,
    date,
    time: time ?? undefined,
    done: completed,
    reminds: rings(task),
    open: () => events.emit('task.open', { id, date }),
    tick: () => void toggle(task),
    minutes: task.duration_minutes ?? undefined,
    move: (to, reach) => move(task, to, reach),
    reaches: task.series_id === null ? undefined : () => reaches(task),
  };
}
