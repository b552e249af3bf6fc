import { endOf, laneShare, type Placed, startOf } from '@board/time';
import type { CSSProperties } from 'react';
import type { Exam } from '../exams/exams.queries.ts';
import type { Lesson } from '../plan/lessons.queries.ts';
import type { TimeAxis } from './time-axis.ts';
import type { TimedTask } from './timeline.queries.ts';

export type TimedExam = Exam & { time: string };

const leastTaskWidth = 56;
const leastLessonWidth = 76;

export const lessonSpan = (lesson: Lesson | TimedExam) => ({
  item: lesson,
  from: startOf(lesson.time),
  to: endOf(lesson.time),
});

/** A short lesson is as wide as its name needs while nothing follows it; its edge is as long as it takes. */
export function lessonPlace(
  own: Placed<unknown>,
  placed: readonly Placed<unknown>[],
  { at, width }: TimeAxis,
): { style: CSSProperties; 'data-short': true | undefined } {
  const { from, to } = own;
  const { start, end, size } = laneShare(own);
  const after = placed.filter((each) => {
    const other = laneShare(each);
    return each.from >= to && other.start < end && start < other.end;
  });
  const free = Math.min(width, ...after.map((each) => at(each.from))) - at(from);
  const length = at(to) - at(from);
  const room = Math.max(length, Math.min(leastLessonWidth, free));
  const style = {
    left: at(from),
    width: room,
    top: `${start * 100}%`,
    height: `${size * 100}%`,
    '--length': `${length}px`,
  } as CSSProperties;
  return { style, 'data-short': room > length || undefined };
}

/** In pixels: a short task keeps room for its name. */
export function taskSpan(task: TimedTask, axis: TimeAxis) {
  const width = taskWidth(task, axis);
  const from = isAtEnd(task, axis)
    ? axis.at(endOf(task.time)) - width
    : axis.at(startOf(task.time));
  return { item: task, from, to: from + width };
}

export function taskWidth(task: TimedTask, axis: TimeAxis): number {
  return Math.max(axis.at(endOf(task.time)) - axis.at(startOf(task.time)), leastTaskWidth);
}

/** As far as the next one in its lane: a name may be longer than its time. */
export function freeAfter(
  from: number,
  lane: number,
  rows: readonly Placed<TimedTask>[],
  axis: TimeAxis,
) {
  const next = rows.filter((each) => each.lane === lane && each.from > from);
  return Math.min(axis.width, ...next.map((each) => each.from)) - from - gapAfterName;
}

const gapAfterName = 6;

/** Its name would reach beyond the axis. */
export function isAtEnd(task: TimedTask, axis: TimeAxis): boolean {
  return axis.at(startOf(task.time)) + leastTaskWidth > axis.width;
}
