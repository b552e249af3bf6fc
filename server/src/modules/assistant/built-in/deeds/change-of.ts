import type { Task } from '@board/contracts/schemas/tasks';
import {
  addDays,
  dayMinutes,
  dayNumber,
  dayOfNumber,
  endAfter,
  later,
  lengthOf,
  minutesOf,
  timeOf,
  weekdayOf,
} from '@board/time';
import type { Meaning, Move } from '../grammar/meaning.ts';

type Change = Extract<
  Meaning,
  { kind: 'done' | 'reopen' | 'delete' | 'rename' | 'priority' | 'move' | 'shift' }
>;

/** The fields that a task would have instead. */
export function changeOf(change: Change, task: Task): Partial<Task> {
  switch (change.kind) {
    case 'rename':
      return { title: change.title };
    case 'priority':
      return { priority: change.level };
    case 'move':
      return moved(change.move, task);
    case 'shift':
      return shifted(change.minutes, task);
    default:
      return { completed: change.kind === 'done' };
  }
}

/** A task keeps its length, and its weekday where only a week was named. */
function moved({ day, week, time }: Move, task: Task): Partial<Task> {
  const date = day ?? (week === undefined ? undefined : addDays(week, weekdayOf(task.date) - 1));
  if (!time) return date ? { date } : {};
  // What is held in the evening is moved to seven in the evening.
  const isLate = time.bare && (task.time ?? '') >= '17:00';
  const start = isLate ? timeOf(minutesOf(time.start) + dayMinutes / 2) : time.start;
  return { ...(date && { date }), time: rangeFrom(start, time.end, task) };
}

function shifted(minutes: number, task: Task): Partial<Task> {
  const whole = dayNumber(task.date) * dayMinutes + startOf(task) + minutes;
  const date = dayOfNumber(Math.floor(whole / dayMinutes));
  const start = timeOf(whole % dayMinutes);
  return { date, ...(task.time && { time: rangeFrom(start, undefined, task) }) };
}

const startOf = ({ time }: Task): number => (time ? minutesOf(time.slice(0, 5)) : 0);

function rangeFrom(start: string, end: string | undefined, { time }: Task): string {
  if (end !== undefined) return `${start}-${end}`;
  return `${start}-${time ? endAfter(start, lengthOf(time) ?? 0) : later(start)}`;
}
