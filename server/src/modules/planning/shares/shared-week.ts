import type { Shown } from '@board/contracts/schemas/planning';
import {
  addDays,
  dayMinutes,
  dayNumber,
  daysFrom,
  endOf,
  mergedSpans,
  mondayOf,
  type Span,
  startOf,
} from '@board/time';
import type { Context } from '../../../context/context.ts';
import { lessonsBetween } from '../../courses/index.ts';
import { takenBetween } from '../free-time.ts';

export interface SharedBlock extends Span {
  /** Empty where only that there is something may be told. */
  title: string;
  text: string;
  color: number;
}

export interface SharedDay {
  date: string;
  blocks: readonly SharedBlock[];
}

/** One week as others may see it. */
export async function sharedWeek(ctx: Context, date: string, shown: Shown): Promise<SharedDay[]> {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  return shown.shows === 'busy'
    ? busyDays(await takenBetween(ctx, addDays(monday, -1), sunday), monday, sunday)
    : courseDays(ctx, monday, sunday, shown);
}

async function courseDays(
  ctx: Context,
  monday: string,
  sunday: string,
  { rooms, teachers }: Shown,
): Promise<SharedDay[]> {
  const lessons = await lessonsBetween(ctx, monday, sunday);
  return daysFrom(monday, sunday).map((date) => ({
    date,
    blocks: lessons
      .filter((lesson) => lesson.date === date)
      .map((lesson) => ({
        from: startOf(lesson.time),
        to: endOf(lesson.time),
        title: lesson.course_name,
        text: [rooms && lesson.classroom, teachers && lesson.teacher].filter(Boolean).join(' '),
        color: lesson.color,
      })),
  }));
}

/** What goes on after midnight is told on both days. */
function busyDays(taken: readonly Span[], monday: string, sunday: string): SharedDay[] {
  const busy = mergedSpans(taken);
  return daysFrom(monday, sunday).map((date) => {
    const midnight = dayNumber(date) * dayMinutes;
    return {
      date,
      blocks: busy
        .map(({ from, to }) => ({
          from: Math.max(0, from - midnight),
          to: Math.min(dayMinutes, to - midnight),
        }))
        .filter(({ from, to }) => from < to)
        .map((span) => ({ ...span, title: '', text: '', color: 0 })),
    };
  });
}
