import { dayMinutes, daysBetween, endOf, startOf } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';

export interface NextLesson {
  lesson: Lesson;
  /** Until it begins, or 0 while it goes on. */
  minutes: number;
}

/** The lesson that goes on, or else the next one to begin. */
export function nextLesson(
  lessons: readonly Lesson[],
  today: string,
  now: number,
): NextLesson | undefined {
  return lessons
    .map((lesson) => ({ lesson, shift: daysBetween(today, lesson.date) * dayMinutes }))
    .filter(({ lesson, shift }) => endOf(lesson.time) + shift > now)
    .map(({ lesson, shift }) => ({
      lesson,
      minutes: Math.max(startOf(lesson.time) + shift - now, 0),
    }))
    .sort((a, b) => a.minutes - b.minutes)[0];
}
